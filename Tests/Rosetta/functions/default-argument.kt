fun page(number: Int, size: Int = 20): Int {
    return number * size
}
