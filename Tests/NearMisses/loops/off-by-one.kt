fun draw(count: Int) {
    for (index in 0..count) {
        show(index)
    }
}

fun show(index: Int) {
}
