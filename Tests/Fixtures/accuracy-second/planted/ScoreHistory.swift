import Foundation

struct GameScoreEntry: Equatable {
    let level: Int
    let points: Int
    let stars: Int
}

final class ScoreHistory {
    private let capacity: Int
    private var entries: [GameScoreEntry] = []

    init(capacity: Int = 100) {
        self.capacity = capacity
    }

    var latest: GameScoreEntry? {
        entries.last
    }

    var all: [GameScoreEntry] {
        Array(entries)
    }

    func add(level: Int, points: Int, stars: Int) {
        entries.append(GameScoreEntry(level: level, points: points, stars: min(max(stars, 0), 3)))
        if entries.count > capacity {
            entries.removeFirst()
        }
    }

    func top(_ count: Int) -> [GameScoreEntry] {
        var ranked = entries
        ranked.sort {
            ($1.points, $0.level) < ($0.points, $1.level)
        }
        return Array(ranked.prefix(count))
    }

    func isImprovement(level: Int, points: Int) -> Bool {
        guard let best = entries.filter({ $0.level == level }).map({ $0.points }).max() else {
            return true
        }
        return points > best
    }

    func trend(window: Int = 5) -> Int {
        guard entries.count > window else { return 0 }
        let recent = entries.suffix(window).reduce(0) { $0 + $1.points } / window
        let previous = entries.dropLast(window).suffix(window)
        return recent - previous.reduce(0) { $0 + $1.points } / previous.count
    }

    var totalStars: Int {
        Dictionary(grouping: entries, by: { $0.level })
            .values
            .compactMap { $0.map { $0.stars }.max() }
            .reduce(0, +)
    }
}
