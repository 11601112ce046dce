fun start(): Int {
    val double = { value: Int -> value * 2 }
    return double(4)
}
