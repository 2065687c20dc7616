/**
 * Puts the letters of the first words into the page before it is laid out; the build puts this into index.html. Fonts of
 * a style sheet, even those that it holds itself, arrive after the first layout: that one is made with letters that the
 * browser has to look for and does not show, and then comes a second. The words themselves are in the second frame: the
 * first, with the table and its title, which is a drawing, is then half the work.
 */

import federo from "../../fonts/first-federo.woff2" with { type: "bytes" };
import jost from "../../fonts/first-jost.woff2" with { type: "bytes" };
import { whenPainted } from "./painted.js";

document.fonts.add(new FontFace("First Federo", federo));
document.fonts.add(new FontFace("First Jost", jost, { weight: "100 900" }));

const { dataset } = document.documentElement;
dataset.wordless = "";
whenPainted(() => delete dataset.wordless);
