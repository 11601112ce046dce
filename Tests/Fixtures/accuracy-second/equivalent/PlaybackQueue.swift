import Foundation

enum RepeatMode {
    case off, one, all
}

final class PlaybackQueue {
    private(set) var tracks: [Track] = []
    private(set) var currentIndex: Int?
    var repeatMode: RepeatMode = .off
    var onTrackChanged: ((Track?) -> Void)?

    private let restartThreshold: TimeInterval = 3

    var current: Track? {
        currentIndex.map { tracks[$0] }
    }

    func load(_ newTracks: [Track], startAt index: Int = 0) {
        tracks = newTracks
        if newTracks.indices.contains(index) {
            move(to: index)
        } else {
            move(to: newTracks.isEmpty ? nil : 0)
        }
    }

    @discardableResult
    func next(userInitiated: Bool) -> Track? {
        guard let index = currentIndex else { return nil }
        if repeatMode == .one && !userInitiated {
            move(to: index)
        } else if index + 1 < tracks.count {
            move(to: index + 1)
        } else {
            move(to: repeatMode == .all ? 0 : nil)
        }
        return current
    }

    @discardableResult
    func previous(position: TimeInterval) -> Track? {
        guard let index = currentIndex else { return nil }
        if position > restartThreshold || (index == 0 && repeatMode != .all) {
            move(to: index)
        } else {
            move(to: index == 0 ? tracks.count - 1 : index - 1)
        }
        return current
    }

    func remove(at index: Int) {
        guard tracks.indices.contains(index) else { return }
        tracks.remove(at: index)
        guard let playing = currentIndex else { return }
        if index < playing {
            currentIndex = playing - 1
        } else if index == playing {
            move(to: playing < tracks.count ? playing : nil)
        }
    }

    private func move(to index: Int?) {
        currentIndex = index
        onTrackChanged?(current)
    }
}
