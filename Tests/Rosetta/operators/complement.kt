fun mask(a: Int): Int {
    return a.inv()
}
