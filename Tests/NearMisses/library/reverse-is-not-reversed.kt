fun order(counts: MutableList<Int>) {
    counts.reversed()
}
