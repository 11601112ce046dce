package fm.crate.offline

data class DownloadItem(
    val trackId: String,
    val expectedBytes: Long,
    val receivedBytes: Long = 0,
) {
    val isComplete: Boolean get() = expectedBytes > 0 && receivedBytes >= expectedBytes
}

class AlbumDownload(val albumId: String, items: List<DownloadItem>) {

    private val items = items.associateByTo(mutableMapOf()) { it.trackId }

    val trackCount: Int get() = items.size

    val expectedBytes: Long = this.items.values.sumOf { it.expectedBytes }

    val receivedBytes: Long get() = items.values.sumOf { it.receivedBytes }

    val isComplete: Boolean get() = items.values.all { it.isComplete }

    val percent: Int
        get() = when {
            expectedBytes > 0 -> (receivedBytes * 100 / expectedBytes).coerceAtMost(100).toInt()
            else -> 0
        }

    /** The server reports the real size only once the transfer of a track has begun. */
    fun didLearnSize(trackId: String, bytes: Long) {
        items.computeIfPresent(trackId) { _, item -> item.copy(expectedBytes = bytes) }
    }

    fun didReceive(trackId: String, bytes: Long) {
        items.computeIfPresent(trackId) { _, item ->
            item.copy(receivedBytes = item.receivedBytes + bytes)
        }
    }

    fun remove(trackId: String) {
        items.remove(trackId)
    }
}
