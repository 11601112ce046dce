fun draw(count: Int) {
    for (index in 0 until count step 2) {
        show(index)
    }
}

fun show(index: Int) {
}
