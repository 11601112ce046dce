fun draw(counts: List<Int>) {
    for (count in counts) {
        if (count <= 3) continue
        show(count)
    }
}

fun show(count: Int) {
}
