fun sum(a: Int, b: Int): Int {
    val total = a + b
    return total
}
