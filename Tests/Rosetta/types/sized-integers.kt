fun mask(low: Int, high: Long): Int {
    return low
}
