import Foundation

final class PlaylistEditor {
    private static let historyLimit = 20

    private(set) var trackIds: [String]
    private var history: [[String]] = []

    init(trackIds: [String]) {
        self.trackIds = trackIds
    }

    var canUndo: Bool { !history.isEmpty }

    func append(_ trackId: String) {
        checkpoint()
        trackIds.append(trackId)
    }

    func remove(at index: Int) {
        guard trackIds.indices.contains(index) else { return }
        checkpoint()
        trackIds.remove(at: index)
    }

    /// `target` is the index the track has after the move.
    func move(from source: Int, to target: Int) {
        guard
            source != target,
            trackIds.indices.contains(source),
            trackIds.indices.contains(target)
        else { return }
        checkpoint()
        trackIds.insert(trackIds.remove(at: source), at: target)
    }

    func removeDuplicates() {
        var seen = Set<String>()
        let unique = trackIds.filter { seen.insert($0).inserted }
        guard unique.count < trackIds.count else { return }
        checkpoint()
        trackIds = unique
    }

    @discardableResult
    func undo() -> Bool {
        guard let previous = history.popLast() else { return false }
        trackIds = previous
        return true
    }

    private func checkpoint() {
        history.append(trackIds)
        if history.count > Self.historyLimit {
            history.removeFirst()
        }
    }
}
