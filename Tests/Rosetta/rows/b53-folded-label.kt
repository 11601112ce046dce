data class Day(val n: Int) {
    fun addingDays(count: Int): Day = Day(n + count)
    fun next(): Day = addingDays(1)
}
