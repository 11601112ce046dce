import Foundation

struct RatingSummary: Decodable {
    /// Number of ratings with one to five stars, in that order.
    let counts: [Int]

    static let minimumVotes = 3

    var total: Int { counts.reduce(0, +) }

    var average: Double? {
        guard total > 0 else { return nil }
        let stars = counts.enumerated().reduce(0) { $0 + ($1.offset + 1) * $1.element }
        return Double(stars) / Double(total)
    }

    /// "4.6 (128)", or a hint while there are too few votes.
    var label: String {
        guard let average, total >= Self.minimumVotes else { return "Not enough ratings" }
        return "\(String(format: "%.1f", average)) (\(totalText))"
    }

    var totalText: String {
        switch total {
        case 10_000...: return "\(total / 1_000)k"
        case 1_000...: return "\(total / 1_000).\(total % 1_000 / 100)k"
        default: return String(total)
        }
    }

    func percent(ofStars stars: Int) -> Int {
        guard counts.indices.contains(stars - 1), total > 0 else { return 0 }
        return counts[stars - 1] * 100 / total
    }

    func adding(stars: Int) -> RatingSummary {
        guard counts.indices.contains(stars - 1) else { return self }
        var next = counts
        next[stars - 1] += 1
        return RatingSummary(counts: next)
    }
}
