package tv.kinokiste.offline

/** How much room the offline media may take. */
class StorageQuota(limitMegabytes: Int, reservedPercent: Int = 10) {

    val limitMegabytes: Int = limitMegabytes.coerceAtLeast(0)
    val reservedPercent: Int = reservedPercent.coerceIn(0, 100)

    val limitBytes: Long
        get() = (limitMegabytes * BYTES_PER_MEGABYTE).toLong()

    /** The part that downloads may fill; the rest is kept for uploads. */
    val downloadBytes: Long
        get() = limitBytes / 100 * (100 - reservedPercent)

    fun availableBytes(used: Long): Long = (downloadBytes - used).coerceAtLeast(0L)

    fun fits(fileBytes: Long, used: Long): Boolean = fileBytes <= availableBytes(used)

    /** The longest run of leading files that can be downloaded together. */
    fun admissible(fileSizes: List<Long>, used: Long): List<Long> {
        var available = availableBytes(used)
        return fileSizes.takeWhile { size ->
            (size <= available).also { if (it) available -= size }
        }
    }

    private companion object {
        const val BYTES_PER_MEGABYTE = 1_048_576
    }
}
