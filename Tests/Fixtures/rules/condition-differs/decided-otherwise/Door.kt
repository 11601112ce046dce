enum class Door {
    OPEN, SHUT, LOCKED;

    val mayPass: Boolean
        get() = this == OPEN

    fun opens(key: Int, hour: Int): Boolean =
        hour == 6 && this == OPEN && key == 7

    val isBarred: Boolean
        get() = this != OPEN && this != SHUT
}
