fun show(name: String?) {
    name?.let {
        draw(it)
        draw("!")
    }
}

fun draw(text: String) {
}
