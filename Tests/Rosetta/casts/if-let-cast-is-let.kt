fun show(value: Any) {
    (value as? String)?.let { text -> draw(text) }
}

fun draw(text: String) {
}
