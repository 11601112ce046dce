fun angle(x: Double): Double {
    return kotlin.math.sin(x)
}
