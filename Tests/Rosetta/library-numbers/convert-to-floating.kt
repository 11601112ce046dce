fun ratio(part: Int, whole: Int): Double {
    return part.toDouble() / whole.toDouble()
}
