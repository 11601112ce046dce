fun band(degrees: Int): String {
    return when {
        degrees < 0 -> "cold"
        degrees in 0 until 20 -> "cool"
        degrees in 20..30 -> "warm"
        degrees >= 31 -> "hot"
        else -> "?"
    }
}
