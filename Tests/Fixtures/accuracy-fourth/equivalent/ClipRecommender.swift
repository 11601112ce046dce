import Foundation

struct Clip: Sendable {
    let id: Int64
    let creatorId: Int64
    let tags: Set<Int>
    let likes: Int
}

struct ViewerProfile: Sendable {
    let viewerId: Int64
    let favouriteTags: Set<Int>
    let seen: Set<Int64>
}

protocol CandidateSource: Sendable {
    func candidates(for viewerId: Int64) async throws -> [Clip]
}

struct ClipRecommender {
    let source: CandidateSource
    var maxPerCreator = 2

    func recommend(for viewer: ViewerProfile, limit: Int) async throws -> [Clip] {
        guard limit > 0 else { return [] }
        let candidates = try await source.candidates(for: viewer.viewerId)

        var known = Set<Int64>()
        let ranked = candidates
            .filter { known.insert($0.id).inserted }
            .filter { !viewer.seen.contains($0.id) }
            .map { (clip: $0, score: score($0, for: viewer)) }
            .sorted { lhs, rhs in
                lhs.score != rhs.score ? lhs.score > rhs.score : lhs.clip.id < rhs.clip.id
            }

        var picked: [Clip] = []
        var perCreator: [Int64: Int] = [:]
        for (clip, _) in ranked where picked.count < limit {
            guard perCreator[clip.creatorId, default: 0] < maxPerCreator else { continue }
            perCreator[clip.creatorId, default: 0] += 1
            picked.append(clip)
        }
        return picked
    }

    func score(_ clip: Clip, for viewer: ViewerProfile) -> Double {
        0.7 * similarity(clip.tags, viewer.favouriteTags) + 0.3 * popularity(clip.likes)
    }

    private func similarity(_ lhs: Set<Int>, _ rhs: Set<Int>) -> Double {
        let union = lhs.union(rhs).count
        guard union > 0 else { return 0 }
        return Double(lhs.intersection(rhs).count) / Double(union)
    }

    private func popularity(_ likes: Int) -> Double {
        let positive = Double(max(0, likes))
        return positive / (positive + 50)
    }
}
