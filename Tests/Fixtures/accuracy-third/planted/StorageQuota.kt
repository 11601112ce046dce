package cloud.stash.quota

enum class StoragePlan(val rawValue: String, val megabytes: Int) {
    FREE("free", 1_024),
    PERSONAL("personal", 102_400),
    FAMILY("family", 1_048_576),
}

data class StorageQuota(
    val plan: StoragePlan,
    val usedBytes: Long,
    val bonusMegabytes: Int = 0,
) {
    private val allowance: Int
        get() = plan.megabytes + bonusMegabytes

    val limitBytes: Long
        get() = (allowance * BYTES_PER_MEGABYTE).toLong()

    val freeBytes: Long
        get() = (limitBytes - usedBytes).coerceAtLeast(0)

    val isExceeded: Boolean
        get() = usedBytes > limitBytes

    fun canStore(bytes: Long): Boolean = bytes in 0..freeBytes

    /** Whole megabytes, begun ones count. */
    val usedMegabytes: Long
        get() = usedBytes / BYTES_PER_MEGABYTE + if (usedBytes % BYTES_PER_MEGABYTE > 0) 1 else 0

    val summary: String
        get() = "$usedMegabytes of $allowance MB used"

    val suggestedUpgrade: StoragePlan?
        get() = when (plan) {
            StoragePlan.FREE -> StoragePlan.PERSONAL
            StoragePlan.PERSONAL -> StoragePlan.FAMILY
            StoragePlan.FAMILY -> null
        }.takeIf { isExceeded }

    companion object {
        const val BYTES_PER_MEGABYTE = 1_048_576
    }
}
