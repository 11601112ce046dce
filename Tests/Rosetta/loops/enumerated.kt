fun draw(names: List<String>) {
    for ((index, name) in names.withIndex()) {
        show(index, name)
    }
}

fun show(index: Int, text: String) {
}
