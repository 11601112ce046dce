fun label(isOpen: Boolean): String {
    if (isOpen) {
        return "open"
    } else {
        return "closed"
    }
}
