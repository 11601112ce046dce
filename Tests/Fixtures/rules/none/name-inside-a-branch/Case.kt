fun show() {
    val line = load()
    if (line != null) {
        val text = line
        draw(text)
    } else {
        none()
    }
}
