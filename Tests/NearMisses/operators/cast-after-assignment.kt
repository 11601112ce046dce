fun show(value: Any, other: Any) {
    var current = value
    if (current is String) {
        current = other
        draw(current)
    }
}

fun draw(text: Any) {
}
