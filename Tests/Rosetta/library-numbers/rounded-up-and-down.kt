fun span(x: Double): Double {
    return ceil(x) - floor(x)
}
