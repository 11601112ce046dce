fun label(isOpen: Boolean): String = if (isOpen) "open" else "closed"
