fun label(values: List<Int>): String {
    fun sign(value: Int): String {
        if (value < 0) {
            return "minus"
        }
        return "plus"
    }
    return sign(values.size)
}
