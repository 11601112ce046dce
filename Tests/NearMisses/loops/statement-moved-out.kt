fun draw(names: List<String>) {
    for (name in names) {
        show(name)
    }
    flush()
}

fun show(text: String) {
}

fun flush() {
}
