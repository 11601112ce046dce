enum class Door {
    OPEN, SHUT, LOCKED;

    val mayPass: Boolean
        get() = this == OPEN || this == SHUT

    val isBarred: Boolean
        get() = this != OPEN

    fun opens(key: Int, hour: Int): Boolean =
        hour >= 6 && (this != LOCKED || key == 7)

    fun label(count: Int): String = when (count) {
        1 -> "one"
        2 -> "two"
        else -> "many"
    }
}
