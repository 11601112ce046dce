fun show(name: String?) {
    name?.let(::draw)
}

fun draw(text: String) {
}
