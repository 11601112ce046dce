fun draw(names: List<String>) {
    names.forEachIndexed { index, name -> show(index, name) }
}

fun show(index: Int, text: String) {
}
