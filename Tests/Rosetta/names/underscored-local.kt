fun size(values: List<Int>): Int {
    val item_count = values.size
    return item_count
}
