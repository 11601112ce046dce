fun draw(counts: List<Int>) {
    counts.forEach { count ->
        if (count < 0) {
            return@forEach
        }
        show(count)
    }
}

fun show(count: Int) {
}
