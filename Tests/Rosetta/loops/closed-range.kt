fun draw(count: Int) {
    for (index in 1..count) {
        show(index)
    }
}

fun show(index: Int) {
}
