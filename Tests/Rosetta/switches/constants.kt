fun name(day: Int): String {
    when (day) {
        1 -> return "Monday"
        2 -> return "Tuesday"
        else -> return "other"
    }
}
