fun draw(counts: List<Int>) {
    counts.forEach { count ->
        if (count < 0) {
            return
        }
        show(count)
    }
}

fun show(count: Int) {
}
