import Foundation

struct ResumePoint: Codable, Equatable {
    let mediaId: String
    let positionMs: Int
    let durationMs: Int
    let savedAtMs: Int
}

protocol ResumePointStore {
    func load() -> [ResumePoint]
    func save(_ points: [ResumePoint])
}

/// Remembers where the user left off. Beginnings and endings are not worth remembering.
final class ResumePointInteractor {
    private let store: ResumePointStore
    private let nowMs: () -> Int

    private let minimumPosition = 30_000
    private let minimumRest = 60_000
    private let capacity = 50
    private let rewind = 3_000

    init(store: ResumePointStore, nowMs: @escaping () -> Int) {
        self.store = store
        self.nowMs = nowMs
    }

    func record(mediaId: String, positionMs: Int, durationMs: Int) {
        var points = store.load().filter { $0.mediaId != mediaId }
        if isWorthKeeping(positionMs, durationMs) {
            points.insert(
                ResumePoint(mediaId: mediaId, positionMs: positionMs, durationMs: durationMs, savedAtMs: nowMs()),
                at: 0
            )
        }
        store.save(Array(points.prefix(capacity)))
    }

    func startPosition(for mediaId: String) -> Int {
        guard let point = store.load().first(where: { $0.mediaId == mediaId }) else { return 0 }
        return max(0, point.positionMs - rewind)
    }

    func continueWatching(limit: Int) -> [ResumePoint] {
        Array(store.load().prefix(limit))
    }

    func progressText(for point: ResumePoint) -> String {
        let left = (point.durationMs - point.positionMs) / 60_000
        if left < 60 {
            return "\(left) min left"
        }
        let minutes = left % 60
        return minutes == 0 ? "\(left / 60) h left" : "\(left / 60) h \(minutes) min left"
    }

    func forgetOlder(thanDays days: Int) {
        let limit = nowMs() - days * 86_400_000
        let all = store.load()
        let kept = all.filter { $0.savedAtMs >= limit }
        if kept.count < all.count {
            store.save(kept)
        }
    }

    private func isWorthKeeping(_ position: Int, _ duration: Int) -> Bool {
        guard duration > 0, position >= minimumPosition else { return false }
        let nearlyDone = position * 100 >= duration * 95
        return !nearlyDone && duration - position >= minimumRest
    }
}
