import Foundation

/// Scores a ten-pin game from the flat list of rolls.
public enum BowlingScorer {

    public struct InvalidRoll: Error, Equatable {
        public let index: Int
        public let pins: Int
    }

    private static let frameCount = 10
    private static let allPins = 10

    /// One value per frame; `nil` while the frame cannot be scored yet.
    public static func frameScores(_ rolls: [Int]) throws -> [Int?] {
        if let index = rolls.firstIndex(where: { !(0...allPins).contains($0) }) {
            throw InvalidRoll(index: index, pins: rolls[index])
        }

        var cursor = 0
        return (0..<frameCount).map { _ in
            let start = cursor
            guard start < rolls.count else { return nil }

            if rolls[start] == allPins {
                cursor += 1
                return sum(of: 3, in: rolls, from: start)
            }

            cursor += 2
            guard let open = sum(of: 2, in: rolls, from: start) else { return nil }
            return open == allPins ? sum(of: 3, in: rolls, from: start) : open
        }
    }

    /// Running total as shown on the lane monitor, frame by frame.
    public static func runningTotals(_ rolls: [Int]) throws -> [Int] {
        var totals: [Int] = []
        for case let score? in try frameScores(rolls).prefix(while: { $0 != nil }) {
            totals.append((totals.last ?? 0) + score)
        }
        return totals
    }

    public static func isComplete(_ rolls: [Int]) throws -> Bool {
        try frameScores(rolls).allSatisfy { $0 != nil }
    }

    private static func sum(of count: Int, in rolls: [Int], from start: Int) -> Int? {
        guard start + count <= rolls.count else { return nil }
        return rolls[start..<(start + count)].reduce(0, +)
    }
}
