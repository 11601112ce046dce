enum class Door(val isPassable: Boolean) {
    OPEN(true), AJAR(true), SHUT(false)
}
