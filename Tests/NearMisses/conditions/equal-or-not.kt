fun isSame(a: Int, b: Int): Boolean {
    return a != b
}
