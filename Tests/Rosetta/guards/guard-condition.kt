fun divide(a: Int, b: Int): Int {
    if (b == 0) {
        return 0
    }
    return a / b
}
