final class Playlist {
    private var tracks: [String]
    private var listeners: [String: Int] = [:]
    private var tags: [String]

    init(tracks: [String], tags: [String]) {
        self.tracks = tracks
        self.tags = tags
    }

    func join(_ listeners: [String: Int], name: String) {
        self.listeners = listeners
        self.listeners[name] = 1
    }

    func enqueue(_ track: String) {
        tracks.append(track)
        tags.append(track)
    }
}
