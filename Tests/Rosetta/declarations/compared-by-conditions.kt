data class Version(val major: Int, val minor: Int) : Comparable<Version> {
    override fun compareTo(rhs: Version): Int {
        return when {
            major > rhs.major -> 1
            major < rhs.major -> -1
            minor > rhs.minor -> 1
            minor < rhs.minor -> -1
            else -> 0
        }
    }
}
