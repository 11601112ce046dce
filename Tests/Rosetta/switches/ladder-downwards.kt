fun grade(points: Int): String = when {
    points >= 90 -> "A"
    points >= 75 -> "B"
    else -> "C"
}
