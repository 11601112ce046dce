enum class Sport(val rawValue: String) {
    PADEL("PADEL")
}

fun key(sport: Sport): String {
    return "sport." + sport.rawValue
}
