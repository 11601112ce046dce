fun size(values: List<Int>): Int {
    val result = values.size
    return result
}
