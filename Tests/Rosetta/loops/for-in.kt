fun draw(names: List<String>) {
    for (name in names) {
        show(name)
    }
}

fun show(text: String) {
}
