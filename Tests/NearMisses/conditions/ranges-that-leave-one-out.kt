fun band(degrees: Int): String {
    return when {
        degrees < 0 -> "cold"
        degrees in 1 until 20 -> "cool"
        else -> "?"
    }
}
