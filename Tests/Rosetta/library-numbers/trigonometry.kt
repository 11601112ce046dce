fun angles(x: Double, y: Double): Double {
    return kotlin.math.asin(x) + Math.acos(x) + tan(x) + kotlin.math.atan(y) + Math.exp(y) + log10(x) + Math.hypot(x, y) + abs(x)
}
