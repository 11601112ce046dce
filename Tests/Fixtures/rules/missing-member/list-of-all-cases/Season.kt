enum class Season {
    WARM,
    COLD
}
