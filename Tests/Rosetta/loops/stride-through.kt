fun draw(count: Int) {
    for (index in count downTo 0) {
        show(index)
    }
}

fun show(index: Int) {
}
