data class Level(val number: Int) : Comparable<Level> {
    override fun compareTo(other: Level): Int = other.number.compareTo(number)
}
