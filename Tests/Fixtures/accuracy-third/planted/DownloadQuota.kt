package fm.podkeeper.storage

data class Download(
    val episodeId: Long,
    val sizeBytes: Long,
    val lastPlayedAt: Long,
)

/** Keeps the downloaded episodes within the storage which the user has granted. */
class DownloadQuota(limitMegabytes: Int = 512) {

    private val limitBytes: Long = (limitMegabytes * 1024 * 1024).toLong()
    private val items = mutableListOf<Download>()

    val downloads: List<Download> get() = items.toList()

    val usedBytes: Long get() = items.sumOf { it.sizeBytes }

    val freeBytes: Long get() = (limitBytes - usedBytes).coerceAtLeast(0)

    fun fits(sizeBytes: Long): Boolean = sizeBytes <= freeBytes

    /**
     * Evicts the episodes played longest ago to make room.
     * Returns the evicted episodes, or null if the new one could never fit.
     */
    fun add(download: Download): List<Long>? {
        if (download.sizeBytes > limitBytes) return null
        remove(download.episodeId)

        val evicted = mutableListOf<Long>()
        while (!fits(download.sizeBytes)) {
            val oldest = items.minByOrNull { it.lastPlayedAt } ?: break
            remove(oldest.episodeId)
            evicted += oldest.episodeId
        }
        items += download
        return evicted
    }

    fun remove(episodeId: Long) {
        items.removeAll { it.episodeId == episodeId }
    }
}
