fun outer(n: Int): Int {
    val twice = { x: Int -> x * 2 }
    return twice(n) + twice(1)
}
