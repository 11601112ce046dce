import Foundation

struct Track: Equatable {
    let id: String
    let title: String
}

enum RepeatMode {
    case off, one, all
}

final class PlaybackQueue {
    private(set) var tracks: [Track]
    private(set) var index: Int
    var repeatMode: RepeatMode

    init(tracks: [Track], index: Int = 0, repeatMode: RepeatMode = .off) {
        self.tracks = tracks
        self.index = index
        self.repeatMode = repeatMode
    }

    var current: Track? {
        tracks.indices.contains(index) ? tracks[index] : nil
    }

    /// Moves on when a track ended by itself.
    func trackDidFinish() -> Track? {
        guard !tracks.isEmpty else { return nil }
        switch repeatMode {
        case .one:
            return current
        case .all:
            index = index + 1 < tracks.count ? index + 1 : 0
            return current
        case .off:
            guard index + 1 < tracks.count else { return nil }
            index += 1
            return current
        }
    }

    func toggleRepeat() {
        switch repeatMode {
        case .off: repeatMode = .all
        case .all: repeatMode = .one
        case .one: repeatMode = .off
        }
    }

    func playNext(_ track: Track) {
        let target = tracks.isEmpty ? 0 : index + 1
        tracks.insert(track, at: target)
    }
}
