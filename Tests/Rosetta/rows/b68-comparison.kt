data class Version(val major: Int) : Comparable<Version> {
    override fun compareTo(other: Version): Int = major.compareTo(other.major) }
