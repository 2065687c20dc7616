"""Setting up a checkout: everything the commands of this folder need before they can work."""
