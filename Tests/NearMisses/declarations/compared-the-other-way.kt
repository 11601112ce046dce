data class Version(val major: Int) : Comparable<Version> {
    override fun compareTo(rhs: Version): Int {
        if (major < rhs.major) return 1
        if (major > rhs.major) return -1
        return 0
    }
}
