fun show(name: String?) {
    if (name != null) {
        draw(name)
    }
}

fun draw(text: String) {
}
