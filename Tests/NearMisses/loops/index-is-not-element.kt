fun draw(names: List<Int>) {
    names.forEachIndexed { index, name -> show(index, name) }
}

fun show(first: Int, second: Int) {
}
