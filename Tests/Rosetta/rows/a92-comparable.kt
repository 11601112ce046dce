data class Version(val number: Int) : Comparable<Version> {
    override fun compareTo(other: Version): Int = number - other.number
}
