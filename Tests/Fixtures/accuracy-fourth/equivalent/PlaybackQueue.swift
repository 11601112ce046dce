import Foundation

enum RepeatMode {
    case off, one, all
}

struct Track: Equatable, Identifiable {
    let id: String
    let title: String
    let durationMs: Int
}

final class PlaybackQueue {
    private(set) var tracks: [Track] = []
    private(set) var currentIndex: Int?
    var repeatMode: RepeatMode = .off

    var current: Track? {
        currentIndex.map { tracks[$0] }
    }

    var upcoming: [Track] {
        guard let currentIndex else { return tracks }
        return Array(tracks.dropFirst(currentIndex + 1))
    }

    func load(_ newTracks: [Track], startAt index: Int = 0) {
        tracks = newTracks
        currentIndex = tracks.indices.contains(index) ? index : nil
    }

    func playNext(_ track: Track) {
        if let currentIndex {
            tracks.insert(track, at: currentIndex + 1)
        } else {
            tracks.append(track)
        }
    }

    @discardableResult
    func advance(userInitiated: Bool) -> Track? {
        guard let index = currentIndex else { return nil }
        if repeatMode == .one && !userInitiated { return current }

        let next = index + 1
        if next < tracks.count {
            currentIndex = next
        } else {
            currentIndex = repeatMode == .all ? 0 : nil
        }
        return current
    }

    @discardableResult
    func goBack(positionMs: Int) -> Track? {
        guard let index = currentIndex else { return nil }
        if positionMs <= 3_000 {
            currentIndex = max(index - 1, 0)
        }
        return current
    }

    func remove(id: Track.ID) {
        guard let removed = tracks.firstIndex(where: { $0.id == id }) else { return }
        tracks.remove(at: removed)

        guard let index = currentIndex else { return }
        if removed < index {
            currentIndex = index - 1
        } else if tracks.isEmpty {
            currentIndex = nil
        } else {
            currentIndex = min(index, tracks.count - 1)
        }
    }
}
