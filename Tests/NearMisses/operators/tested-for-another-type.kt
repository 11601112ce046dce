fun show(value: Any) {
    if (value is Int) {
        draw(value)
    }
}

fun draw(text: Any) {
}
