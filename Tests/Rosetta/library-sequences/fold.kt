fun product(counts: List<Int>): Int {
    return counts.fold(1) { result, count -> result * count }
}
