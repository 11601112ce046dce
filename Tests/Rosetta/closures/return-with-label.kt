fun labels(values: List<Int>): List<String> {
    return values.map { value ->
        if (value < 0) {
            return@map "minus"
        }
        "plus"
    }
}
