import Foundation

struct Track: Equatable {
    let id: String
    let title: String
}

enum RepeatMode: CaseIterable {
    case off, all, one
}

final class PlaybackQueueManager {
    private(set) var tracks: [Track] = []
    private(set) var currentIndex: Int?
    private(set) var repeatMode: RepeatMode = .off

    private let restartThreshold: TimeInterval = 3

    var current: Track? { currentIndex.map { tracks[$0] } }

    var upNext: [Track] {
        guard let index = currentIndex else { return [] }
        return Array(tracks.suffix(from: index + 1))
    }

    func load(_ newTracks: [Track], startAt index: Int = 0) {
        tracks = newTracks
        currentIndex = newTracks.isEmpty ? nil : min(max(index, 0), newTracks.count - 1)
    }

    func cycleRepeatMode() {
        let all = RepeatMode.allCases
        let position = all.firstIndex(of: repeatMode)!
        repeatMode = all[(position + 1) % all.count]
    }

    /// Called when a track ran to its end. Returns the track to play, nil to stop.
    func trackEnded() -> Track? {
        repeatMode == .one ? current : advance()
    }

    func skipForward() -> Track? { advance() }

    /// Returns the track to play from the beginning.
    func skipBack(position: TimeInterval) -> Track? {
        guard let index = currentIndex else { return nil }
        guard position <= restartThreshold else { return current }

        if index > 0 {
            currentIndex = index - 1
        } else if repeatMode == .all {
            currentIndex = tracks.count - 1
        }
        return current
    }

    func playNext(_ track: Track) {
        guard let index = currentIndex else {
            load([track])
            return
        }
        tracks.insert(track, at: index + 1)
    }

    @discardableResult
    func remove(at position: Int) -> Bool {
        guard let index = currentIndex, tracks.indices.contains(position) else { return false }
        tracks.remove(at: position)
        if tracks.isEmpty {
            currentIndex = nil
        } else if position < index || index == tracks.count {
            currentIndex = index - 1
        }
        return true
    }

    func move(from source: Int, to target: Int) {
        guard let index = currentIndex,
              tracks.indices.contains(source),
              tracks.indices.contains(target),
              source != target
        else { return }

        tracks.insert(tracks.remove(at: source), at: target)

        if source == index {
            currentIndex = target
        } else if source < index && target >= index {
            currentIndex = index - 1
        } else if source > index && target <= index {
            currentIndex = index + 1
        }
    }

    private func advance() -> Track? {
        guard let index = currentIndex else { return nil }
        if index + 1 < tracks.count {
            currentIndex = index + 1
            return current
        }
        guard repeatMode == .all else { return nil }
        currentIndex = 0
        return current
    }
}
