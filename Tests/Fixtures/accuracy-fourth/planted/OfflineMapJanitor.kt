package org.trailmate.maps.offline

data class StoredTile(
    val key: String,
    val bytes: Long,
    val lastUsedMillis: Long,
    val isPinned: Boolean,
)

interface TileStore {
    fun allTiles(): List<StoredTile>
    fun delete(keys: List<String>)
}

/** Removes map tiles nobody has looked at for a while. */
class OfflineMapJanitor(
    private val store: TileStore,
    private val retentionDays: Int = 45,
) {
    /** Returns the number of bytes that were freed. */
    fun sweep(nowMillis: Long): Long {
        val cutoff = nowMillis - retentionDays * 24 * 60 * 60 * 1000
        return store.allTiles()
            .filter { !it.isPinned && it.lastUsedMillis < cutoff }
            .takeIf { it.isNotEmpty() }
            ?.also { stale -> store.delete(stale.map(StoredTile::key)) }
            ?.sumOf(StoredTile::bytes)
            ?: 0L
    }

    fun isOverQuota(megabytes: Int): Boolean =
        store.allTiles().sumOf { it.bytes } > megabytes * 1_048_576L
}
