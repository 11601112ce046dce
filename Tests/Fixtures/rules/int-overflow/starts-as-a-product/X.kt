class Quota(megabytes: Int) {
    private val limit: Long = (megabytes * 1024 * 1024).toLong()
    //~ int-overflow: megabytes

    fun bytes(megabytes: Int): Long = (megabytes * BYTES_PER_MEGABYTE).toLong()
    //~ int-overflow: megabytes

    companion object {
        const val BYTES_PER_MEGABYTE = 1_048_576
    }
}
