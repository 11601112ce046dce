fun show(value: Any) {
    if (value !is String) return
    draw(value)
}

fun draw(text: String) {
}
