"""What must hold of every hand under every rules object, tried on random ones."""
