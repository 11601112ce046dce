enum class Sport(val value: String) {
    PADEL("PADEL")
}
