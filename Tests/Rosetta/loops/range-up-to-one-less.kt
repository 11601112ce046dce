fun draw(count: Int) {
    for (index in 0..count - 1) {
        show(index)
    }
}

fun show(index: Int) {
}
