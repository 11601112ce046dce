fun total(values: List<Int>): Int {
    val twice = { value: Int -> value * 2 }
    return twice(values.size)
}
