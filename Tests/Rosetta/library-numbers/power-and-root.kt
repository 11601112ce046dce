fun length(x: Double): Double {
    return sqrt(x.pow(2.0))
}
