fun draw(names: List<String>) {
    for (index in 0 until names.size) {
        show(index)
    }
}

fun show(index: Int) {
}
