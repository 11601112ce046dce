fun adder(): (Int, Int) -> Int {
    return { a: Int, b: Int -> a + b }
}
