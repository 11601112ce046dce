import Foundation

public enum RepeatMode { case off, one, all }

public final class PlaybackQueue<Track: Equatable> {

    public private(set) var tracks: [Track]
    public private(set) var currentIndex: Int?
    public var repeatMode: RepeatMode = .off

    public init(tracks: [Track] = []) {
        self.tracks = tracks
        currentIndex = tracks.isEmpty ? nil : 0
    }

    public var current: Track? { currentIndex.map { tracks[$0] } }

    public var upNext: ArraySlice<Track> {
        guard let currentIndex else { return [] }
        return tracks[(currentIndex + 1)...]
    }

    // MARK: - Navigation

    /// `automatic` is true if a track has ended by itself rather than by a tap on "next".
    @discardableResult
    public func advance(automatic: Bool) -> Track? {
        guard let index = currentIndex else { return nil }
        switch repeatMode {
        case .one where automatic:
            break
        case .all:
            currentIndex = (index + 1) % tracks.count
        case .off, .one:
            guard index + 1 < tracks.count else { return nil }
            currentIndex = index + 1
        }
        return current
    }

    /// Restarts the current track once it has played for more than three seconds.
    @discardableResult
    public func goBack(positionSeconds: Int) -> Track? {
        guard let index = currentIndex else { return nil }
        if positionSeconds <= 3 {
            if index > 0 {
                currentIndex = index - 1
            } else if repeatMode == .all {
                currentIndex = tracks.count - 1
            }
        }
        return current
    }

    // MARK: - Editing

    public func append(_ track: Track) {
        tracks.append(track)
        currentIndex = currentIndex ?? 0
    }

    public func playNext(_ track: Track) {
        guard let currentIndex else { return append(track) }
        tracks.insert(track, at: currentIndex + 1)
    }

    @discardableResult
    public func remove(at index: Int) -> Track? {
        guard tracks.indices.contains(index), let playing = currentIndex else { return nil }
        let removed = tracks.remove(at: index)
        if tracks.isEmpty {
            currentIndex = nil
        } else if index < playing {
            currentIndex = playing - 1
        } else {
            currentIndex = min(playing, tracks.count - 1)
        }
        return removed
    }
}
