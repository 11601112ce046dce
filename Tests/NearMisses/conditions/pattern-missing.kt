fun isWeekend(day: String): Boolean {
    return when (day) {
        "Sat" -> true
        else -> false
    }
}
