fun total(values: List<Int>): Int {
    fun twice(value: Int): Int {
        return value * 2
    }
    return twice(values.size)
}
