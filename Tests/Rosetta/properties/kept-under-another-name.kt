data class Track(val id: String)

class PlaybackQueue {
    private val items = mutableListOf<Track>()
    private val byId = mutableMapOf<String, Track>()

    val tracks: List<Track> get() = items.toList()
    val seats: Map<String, Track> get() = byId.toMap()

    fun add(track: Track) {
        if (items.contains(track)) return
        items.add(track)
        byId[track.id] = track
    }

    fun remove(position: Int): Boolean {
        if (position !in items.indices) return false
        items.removeAt(position)
        return true
    }

    val count: Int get() = items.size + byId.size
}
