fun whole(x: Double): Double {
    return round(x)
}
