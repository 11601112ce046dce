package app.maps.tiles

data class TileKey(val zoom: Int, val x: Int, val y: Int) {

    val parent: TileKey?
        get() = if (zoom <= 0) null else TileKey(zoom - 1, x / 2, y / 2)

    val isValid: Boolean
        get() = zoom in 0..22 && (1 shl zoom).let { side -> x in 0 until side && y in 0 until side }

    val path: String get() = "$zoom/$x/$y.png"
}

sealed interface TileLookup<out T> {
    data class Exact<T>(val tile: T) : TileLookup<T>

    /** Coarser tile standing in, to be enlarged by 2^[levels]. */
    data class Stretched<T>(val tile: T, val levels: Int) : TileLookup<T>
    data object Missing : TileLookup<Nothing>
}

/** LRU cache of decoded tiles; only the render thread may touch it. */
class TileMemoryCache<T : Any>(
    private val capacity: Int,
    private val maxFallback: Int = 3,
) {
    init {
        require(capacity > 0)
    }

    // Access order makes every successful get() the youngest entry.
    private val tiles = object : LinkedHashMap<TileKey, T>(16, 0.75f, true) {
        override fun removeEldestEntry(eldest: MutableMap.MutableEntry<TileKey, T>) = size > capacity
    }

    val count: Int get() = tiles.size

    fun put(tile: T, key: TileKey) {
        if (key.isValid) tiles[key] = tile
    }

    fun lookup(key: TileKey): TileLookup<T> {
        generateSequence(key) { it.parent }
            .take(maxFallback + 1)
            .forEachIndexed { levels, candidate ->
                val tile = tiles[candidate]
                if (tile != null) {
                    return if (levels == 0) TileLookup.Exact(tile) else TileLookup.Stretched(tile, levels)
                }
            }
        return TileLookup.Missing
    }

    /** Keeps the tiles of [zoom] and of the next coarser level. */
    fun trim(zoom: Int) {
        tiles.keys.removeAll { it.zoom !in (zoom - 1)..zoom }
    }

    fun clear() = tiles.clear()
}
