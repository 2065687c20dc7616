"""Rules as data: their words, codes, sheet, form and schema."""
