enum class Sport(val rawValue: String) {
    PADEL("PADEL"),
    TENNIS("TENNIS");
}
