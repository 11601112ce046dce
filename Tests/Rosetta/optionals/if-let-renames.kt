fun show(name: String?) {
    name?.let { title -> draw(title) }
}

fun draw(text: String) {
}
