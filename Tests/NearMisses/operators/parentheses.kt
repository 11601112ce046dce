fun share(a: Int, b: Int, c: Int): Int {
    return a * b + c
}
