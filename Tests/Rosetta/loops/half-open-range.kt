fun draw(count: Int) {
    for (index in 0 until count) {
        show(index)
    }
}

fun show(index: Int) {
}
