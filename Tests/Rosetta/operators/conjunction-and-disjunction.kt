fun isOpen(a: Boolean, b: Boolean, c: Boolean): Boolean {
    return a && b || c
}
