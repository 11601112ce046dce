fun cut(counts: MutableList<Int>) {
    counts.removeIf { it > 3 }
}
