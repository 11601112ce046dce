import Foundation

struct ResumePoint: Equatable {
    let mediaId: String
    let positionMs: Int
    let durationMs: Int
    let isFinished: Bool
}

final class ResumePointStore {
    private let minimumMs: Int
    private let completion: Double
    private let capacity: Int

    /// Newest first.
    private var points: [ResumePoint] = []

    init(minimumMs: Int = 15_000, completion: Double = 0.95, capacity: Int = 200) {
        self.minimumMs = minimumMs
        self.completion = completion
        self.capacity = capacity
    }

    func save(mediaId: String, positionMs: Int, durationMs: Int) {
        guard durationMs > 0, positionMs >= minimumMs else { return }
        let isFinished = Double(positionMs) >= Double(durationMs) * completion
        let point = ResumePoint(
            mediaId: mediaId,
            positionMs: isFinished ? 0 : positionMs,
            durationMs: durationMs,
            isFinished: isFinished
        )
        points.removeAll { $0.mediaId == mediaId }
        points.insert(point, at: 0)
        if points.count > capacity {
            points.removeLast()
        }
    }

    func position(of mediaId: String) -> Int {
        points.first { $0.mediaId == mediaId }?.positionMs ?? 0
    }

    func recent(limit: Int = 10, includeFinished: Bool = false) -> [ResumePoint] {
        let candidates = includeFinished ? points : points.filter { !$0.isFinished }
        return Array(candidates.prefix(max(0, limit)))
    }

    func forget(_ mediaId: String) {
        points.removeAll { $0.mediaId == mediaId }
    }
}
