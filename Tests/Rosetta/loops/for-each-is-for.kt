fun draw(names: List<String>) {
    names.forEach { show(it) }
}

fun show(text: String) {
}
