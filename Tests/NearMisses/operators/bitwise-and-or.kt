fun flags(a: Int, b: Int): Int {
    return a or b
}
