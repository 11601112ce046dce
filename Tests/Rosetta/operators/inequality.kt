fun differs(a: Int, b: Int): Boolean {
    return !(a == b)
}
