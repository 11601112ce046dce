fun product(values: List<Int>): Int {
    return values.fold(1) { result, value -> result * value }
}
