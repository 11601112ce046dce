final class Playlist {
  private var tracks: [String]
  private var names: [String]
  init(tracks: [String], names: [String]) {
    self.tracks = tracks
    self.names = names
  }
  func enqueue(track: String) {
    tracks.append(track)
  }
  func add(name: String) {
    names.append(name)
  }
}
