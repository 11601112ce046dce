fun draw(names: List<String>) {
    for (name in names) {
        if (name != "") {
            show(name)
        }
    }
}

fun show(text: String) {
}
