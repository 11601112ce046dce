package com.example.podcast.download

data class DownloadItem(
    val id: String,
    val minutes: Int,
    val kilobitsPerSecond: Int,
    val priority: Int,
)

class DownloadBudget(maxMegabytes: Int) {
    enum class Network { WIFI, CELLULAR }

    private val maxBytes = maxMegabytes * 1_000_000L

    fun size(item: DownloadItem): Long =
        (item.minutes * 60 * item.kilobitsPerSecond * 1000 / 8).toLong()

    fun limit(network: Network): Long = when (network) {
        Network.WIFI -> maxBytes
        Network.CELLULAR -> maxBytes / CELLULAR_SHARE
    }

    fun plan(items: List<DownloadItem>, network: Network, alreadyUsed: Long = 0): List<DownloadItem> {
        val limit = limit(network)
        var used = alreadyUsed
        val result = mutableListOf<DownloadItem>()
        val ordered = items.sortedWith(
            compareByDescending<DownloadItem> { it.priority }.thenBy { it.id }
        )
        for (item in ordered) {
            val bytes = size(item)
            if (used + bytes > limit) continue
            used += bytes
            result.add(item)
        }
        return result
    }

    fun remaining(items: List<DownloadItem>, network: Network): Long {
        val used = items.sumOf { size(it) }
        return maxOf(0L, limit(network) - used)
    }

    fun skipped(items: List<DownloadItem>, network: Network): List<String> {
        val planned = plan(items, network).map { it.id }.toSet()
        return items.map { it.id }.filter { it !in planned }
    }

    private companion object {
        const val CELLULAR_SHARE = 4L
    }
}
