fun draw(names: List<String?>) {
    for (name in names.filterNotNull()) {
        show(name)
    }
}

fun show(text: String) {
}
