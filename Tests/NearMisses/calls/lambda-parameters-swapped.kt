fun order(values: List<Int>): Int {
    return values.fold(0) { result, value -> value - result }
}
