fun whole(x: Double): Int {
    return x.roundToInt()
}
