fun grade(points: Int): String {
    return when {
        points > 90 -> "A"
        points > 70 -> "B"
        else -> "C"
    }
}
