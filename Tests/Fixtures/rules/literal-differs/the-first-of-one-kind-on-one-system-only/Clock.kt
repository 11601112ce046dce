class Clock {
    fun hour(count: Int): String = String.format("%03d", count)

    fun minute(count: Int): String = String.format("%03d", count)

    fun second(count: Int): String = String.format("%03d", count)
}
