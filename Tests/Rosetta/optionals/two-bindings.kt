fun show(first: String?, last: String?) {
    if (first != null && last != null) {
        draw(first + last)
    }
}

fun draw(text: String) {
}
