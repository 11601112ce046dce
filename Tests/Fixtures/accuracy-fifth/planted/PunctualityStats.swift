import Foundation

struct Arrival {
    let line: String
    /// Negative when early, nil when the run was cancelled.
    let delayMinutes: Int?
}

struct PunctualityStats: Equatable {
    let runs: Int
    let cancelled: Int
    let punctualPercent: Int?
    let averageDelay: Int?
    let worstDelay: Int?

    static let punctualityLimit = 5

    init(arrivals: [Arrival]) {
        let delays = arrivals.compactMap(\.delayMinutes)

        runs = arrivals.count
        cancelled = arrivals.count - delays.count
        worstDelay = delays.max()

        guard !delays.isEmpty else {
            punctualPercent = nil
            averageDelay = nil
            return
        }
        let punctual = delays.filter { $0 <= Self.punctualityLimit }.count
        punctualPercent = punctual * 100 / delays.count
        averageDelay = Int((Double(delays.reduce(0, +)) / Double(delays.count)).rounded())
    }

    var summary: String {
        guard let percent = punctualPercent, let average = averageDelay else {
            return "No arrivals"
        }
        let text: String
        if average == 0 {
            text = "on time on average"
        } else if average > 0 {
            text = "\(average) min late on average"
        } else {
            text = "\(-average) min early on average"
        }
        return "\(percent)% punctual, \(text)"
    }
}

extension Sequence where Element == Arrival {
    /// The lines with their statistics, best line first.
    func ranking() -> [(line: String, stats: PunctualityStats)] {
        Dictionary(grouping: self, by: \.line)
            .map { (line: $0.key, stats: PunctualityStats(arrivals: $0.value)) }
            .sorted { lhs, rhs in
                let left = lhs.stats.punctualPercent ?? -1
                let right = rhs.stats.punctualPercent ?? -1
                return left != right ? left > right : lhs.line < rhs.line
            }
    }
}
