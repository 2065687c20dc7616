"""The rules as tests: one file a concern, one test a sentence of docs/rules.md."""
