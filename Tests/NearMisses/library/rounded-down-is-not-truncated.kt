fun whole(x: Double): Double {
    return truncate(x)
}
