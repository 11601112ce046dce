struct Track: Equatable {
    let id: String
}

final class PlaybackQueue {
    private(set) var tracks: [Track] = []
    private(set) var seats: [String: Track] = [:]

    func add(_ track: Track) {
        guard !tracks.contains(track) else { return }
        tracks.append(track)
        seats[track.id] = track
    }

    func remove(at position: Int) -> Bool {
        guard tracks.indices.contains(position) else { return false }
        tracks.remove(at: position)
        return true
    }

    var count: Int { tracks.count + seats.count }
}
