fun labels(values: List<Int>): List<Int> {
    return values.map { value ->
        val twice = value * 2
        twice + 1
    }
}
