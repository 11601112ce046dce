fun isWeekend(day: String): Boolean {
    return when (day) {
        "Sun", "Sat" -> true
        else -> false
    }
}
