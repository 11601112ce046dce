class Queue {
    var tracks: MutableList<Track> = mutableListOf()

    fun load(loaded: List<Track>) {
        tracks.clear()
        tracks.addAll(loaded)
        position = 0
    }
}
