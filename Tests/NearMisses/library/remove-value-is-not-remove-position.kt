fun cut(counts: MutableList<Int>) {
    counts.remove(2)
}
