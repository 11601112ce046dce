import Foundation

struct PlaylistTrack: Hashable, Codable {
    let id: String
    let title: String
    let artist: String
    let durationSeconds: Int
    var playCount: Int

    static func == (lhs: PlaylistTrack, rhs: PlaylistTrack) -> Bool {
        lhs.id == rhs.id
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(id)
    }
}

struct Playlist {
    let name: String
    private(set) var tracks: [PlaylistTrack] = []

    init(name: String) {
        self.name = name
    }

    var totalSeconds: Int {
        tracks.reduce(0) { $0 + $1.durationSeconds }
    }

    func contains(_ track: PlaylistTrack) -> Bool {
        tracks.contains(track)
    }

    func adding(_ track: PlaylistTrack) -> Playlist {
        guard !contains(track) else { return self }
        var copy = self
        copy.tracks.append(track)
        return copy
    }

    func removing(_ track: PlaylistTrack) -> Playlist {
        var copy = self
        copy.tracks.removeAll { $0 == track }
        return copy
    }

    func movingToTop(_ track: PlaylistTrack) -> Playlist {
        guard contains(track) else { return self }
        var copy = removing(track)
        copy.tracks.insert(track, at: 0)
        return copy
    }
}
