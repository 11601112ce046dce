fun draw() {
    for (index in 9 downTo 0) {
        show(index)
    }
}

fun show(index: Int) {
}
