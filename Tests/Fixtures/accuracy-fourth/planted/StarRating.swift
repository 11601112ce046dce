import Foundation

/// Aggregated one-to-five star reviews of a course or a game.
public struct StarRating: Equatable {
    public enum Badge: String {
        case none, liked, favourite
    }

    /// Number of votes for one star, two stars and so on.
    public let votes: [Int]

    public init?(votes: [Int]) {
        guard votes.count == 5, votes.allSatisfy({ $0 >= 0 }) else { return nil }
        self.votes = votes
    }

    public var total: Int { votes.reduce(0, +) }

    public var average: Double? {
        guard total > 0 else { return nil }
        let points = votes.enumerated().reduce(0) { $0 + ($1.offset + 1) * $1.element }
        return Double(points) / Double(total)
    }

    /// Average to the nearest half star, as drawn in the list.
    public var displayStars: Double? {
        average.map { ($0 * 2).rounded() / 2 }
    }

    public var badge: Badge {
        guard let average, total >= 10 else { return .none }
        switch average {
        case 4.5...: return .favourite
        case 3.5...: return .liked
        default: return .none
        }
    }

    /// Whole percent of votes for the given number of stars.
    public func share(ofStars stars: Int) -> Int? {
        guard votes.indices.contains(stars - 1), total > 0 else { return nil }
        return votes[stars - 1] * 100 / total
    }

    public func adding(stars: Int) -> StarRating? {
        guard votes.indices.contains(stars - 1) else { return nil }
        var updated = votes
        updated[stars - 1] += 1
        return StarRating(votes: updated)
    }
}
