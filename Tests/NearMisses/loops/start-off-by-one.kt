fun draw(count: Int) {
    for (index in 1 until count) {
        show(index)
    }
}

fun show(index: Int) {
}
