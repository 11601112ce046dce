fun cut(counts: MutableList<Int>) {
    counts.removeAll { it > 3 }
}
