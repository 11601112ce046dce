fun halve(start: Int): Int {
    var value = start
    do {
        value /= 2
    } while (value > 10)
    return value
}
