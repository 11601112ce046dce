class Playlist {
  private val tracks: MutableList<String>
  private val names: MutableList<String>
  constructor(tracks: MutableList<String>, names: List<String>) {
    this.tracks = tracks
    //~ kept-collection-shared
    this.names = names.toMutableList()
  }
  fun enqueue(track: String) {
    tracks.add(track)
  }
  fun add(name: String) {
    names.add(name)
  }
}
