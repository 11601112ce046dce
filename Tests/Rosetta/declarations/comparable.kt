data class Level(val number: Int) : Comparable<Level> {
    override fun compareTo(other: Level): Int = number.compareTo(other.number)
}

data class Version(val major: Int, val minor: Int) : Comparable<Version> {
    override fun compareTo(other: Version): Int =
        compareValuesBy(this, other, { it.major }, { it.minor })
}

data class Place(val row: Int, val column: Int) : Comparable<Place> {
    override operator fun compareTo(other: Place): Int {
        val result = row.compareTo(other.row)
        if (result != 0) return result
        return column.compareTo(other.column)
    }
}
