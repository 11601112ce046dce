fun phase(x: Double): Double {
    return x % 2.0
}
