fun start(): Int {
    val double = fun(value: Int): Int {
        return value * 2
    }
    return double(4)
}
