fun part(a: Int, b: Int): Int {
    return a / b
}
