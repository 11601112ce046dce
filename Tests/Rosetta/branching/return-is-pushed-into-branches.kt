fun label(isOpen: Boolean): String {
    return if (isOpen) "open" else "closed"
}
