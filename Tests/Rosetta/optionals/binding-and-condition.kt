fun show(name: String?, isVisible: Boolean) {
    if (name != null && isVisible) {
        draw(name)
    }
}

fun draw(text: String) {
}
