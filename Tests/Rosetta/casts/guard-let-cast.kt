fun show(value: Any) {
    val text = value as? String ?: return
    draw(text)
}

fun draw(text: String) {
}
