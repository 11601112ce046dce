class Playlist {
    private val tracks: MutableList<Track> = mutableListOf()

    fun move(source: Int, target: Int) {
        edit {
            val track = removeAt(source)
            add(target, track)
        }
    }

    fun remove(id: String) {
        edit { removeAll { it.id == id } }
    }

    private fun edit(change: MutableList<Track>.() -> Unit) {
        change(tracks)
    }
}
