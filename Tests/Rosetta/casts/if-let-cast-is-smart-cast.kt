fun show(value: Any) {
    if (value is String) {
        draw(value)
    }
}

fun draw(text: String) {
}
