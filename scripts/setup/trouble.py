"""What stops a command, in one sentence that says what to type."""


class Trouble(Exception):  # noqa: N818 - a sentence for a person, not an error of the program
    """Something is missing: one sentence and, where there is one, the command that mends it."""

    def __init__(self, sentence: str, command: str | None = None) -> None:
        super().__init__(sentence if command is None else f"{sentence} Type: {command}")
        self.sentence = sentence
        self.command = command
