fun update(isOpen: Boolean) {
    draw(if (isOpen) "open" else "closed")
}

fun draw(text: String) {
}
