class Week {
    fun day(days: Int): Int = days.mod(7)
    fun slot(hash: Int): Int = hash.rem(16)
}
