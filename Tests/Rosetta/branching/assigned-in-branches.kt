fun label(isOpen: Boolean): String {
    val text = if (isOpen) "open" else "closed"
    return text + "!"
}
