fun outer(n: Int): Int {
    fun twice(x: Int): Int = x * 2
    return twice(n) + twice(1)
}
