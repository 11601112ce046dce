fun label(isOpen: Boolean): String {
    return if (isOpen) "closed" else "open"
}
