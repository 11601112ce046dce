enum class Sport(val value: String) {
    PADEL("padel"),
    BEACH_TENNIS("beachTennis")
}
