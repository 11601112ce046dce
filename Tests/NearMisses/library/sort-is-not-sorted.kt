fun order(counts: MutableList<Int>) {
    counts.sorted()
}
