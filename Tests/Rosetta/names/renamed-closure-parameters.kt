fun sum(values: List<List<Int>>): List<Int> {
    return values.map { line -> line.fold(0) { a, b -> a * 2 + b } }
}
