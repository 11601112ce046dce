fun check(a: Int, b: Int): Boolean {
    if (a != b) { return false }
    if (!(a > 0 && b < 9)) { return false }
    if (a >= 5) return false
    if (b <= 2) return false
    return true
}
