/** Wires engine, session and views. */

import { translate } from "./boot.js";
import { actionsOf, listenTo } from "./controls.js";
import { startEngine } from "./engine/client.js";
import { sayLost } from "./engine/lost.js";
import { Game } from "./game.js";
import { loadMessages } from "./i18n/fluent.js";
import { Page } from "./page.js";
import { House } from "./rules/house.js";
import { keptSettings, showSettings } from "./settings.js";
import { save } from "./store/saves.js";
import { Story } from "./story.js";

const settings = keptSettings();
showSettings(settings);
await loadMessages("en").catch((lost) => {
  sayLost();
  throw lost;
});
translate();

const story = new Story(
  () => game,
  () => house.arrive(),
);
const engine = startEngine(story.listeners);
const house = new House(
  () => game,
  engine,
  () => page.actions,
);
const page = new Page({ ...actionsOf(() => game, story), house });
const game = new Game(engine, { save }, settings, (session, before) => {
  page.draw(session, before);
  if (session.panel !== before.panel) house.opened(session.panel);
});
listenTo(game, page);
addEventListener("resize", () => page.draw(game.session, game.session));
await /** @type {{tonkStyled?: Promise<unknown>}} */ (globalThis).tonkStyled; // the one file has its styles inside
await story.open(engine);
addEventListener("hashchange", () => house.arrive());
