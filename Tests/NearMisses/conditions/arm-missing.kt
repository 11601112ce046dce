fun name(day: Int): String {
    return when (day) {
        1 -> "Monday"
        else -> "other"
    }
}
