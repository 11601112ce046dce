class Playlist(tracks: MutableList<String>, tags: List<String>) {
    private val tracks = tracks
    //~ kept-collection-shared: changes the `tracks`
    private var listeners: MutableMap<String, Int> = mutableMapOf()
    private val tags = tags.toMutableList()

    fun join(listeners: MutableMap<String, Int>, name: String) {
        this.listeners = listeners
        //~ kept-collection-shared: changes the `listeners`
        this.listeners[name] = 1
    }

    fun enqueue(track: String) {
        tracks.add(track)
        tags.add(track)
    }
}
