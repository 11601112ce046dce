fun show(name: String?) {
    name?.run { draw(this) }
}

fun draw(text: String) {
}
