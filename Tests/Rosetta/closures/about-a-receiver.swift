final class Playlist {
    private var tracks: [Track] = []

    func move(from source: Int, to target: Int) {
        edit { tracks in
            let track = tracks.remove(at: source)
            tracks.insert(track, at: target)
        }
    }

    func remove(id: String) {
        edit { $0.removeAll { $0.id == id } }
    }

    private func edit(_ change: (inout [Track]) -> Void) {
        change(&tracks)
    }
}
