fun show(name: String?) {
    name?.let { draw(it) }
}

fun draw(text: String) {
}
