fun double(value: Int): Int {
    return value * 2
}
