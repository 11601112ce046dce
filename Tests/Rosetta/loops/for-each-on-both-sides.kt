fun draw(names: List<String>) {
    names.forEach { name -> show(name) }
}

fun show(text: String) {
}
