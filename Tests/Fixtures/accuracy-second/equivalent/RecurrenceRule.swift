import Foundation

struct RecurrenceRule: Equatable {

    enum Frequency: String, Codable {
        case daily = "DAILY"
        case weekly = "WEEKLY"
        case monthly = "MONTHLY"
    }

    enum End: Equatable {
        case never
        case count(Int)
        case until(CivilDate)
    }

    let frequency: Frequency
    let interval: Int
    let end: End

    init(frequency: Frequency, interval: Int = 1, end: End = .never) {
        self.frequency = frequency
        self.interval = max(1, interval)
        self.end = end
    }

    /// Occurrences starting with `start`, at most `limit`.
    func occurrences(from start: CivilDate, limit: Int = 100) -> [CivilDate] {
        var result: [CivilDate] = []
        var index = 0
        while result.count < limit {
            let date = occurrence(index, from: start)
            switch end {
            case .count(let count) where index >= count:
                return result
            case .until(let last) where date > last:
                return result
            default:
                result.append(date)
            }
            index += 1
        }
        return result
    }

    func nextOccurrence(after date: CivilDate, from start: CivilDate) -> CivilDate? {
        occurrences(from: start, limit: 1_000).first { $0 > date }
    }

    /// Always derived from the start, so that the 31st is not lost after a short month.
    private func occurrence(_ index: Int, from start: CivilDate) -> CivilDate {
        switch frequency {
        case .daily: return start.adding(days: index * interval)
        case .weekly: return start.adding(days: 7 * index * interval)
        case .monthly: return start.adding(months: index * interval)
        }
    }

    /// For example `FREQ=WEEKLY;INTERVAL=2;COUNT=10`.
    init?(_ text: String) {
        var values: [String: String] = [:]
        for part in text.components(separatedBy: ";") {
            let pair = part.components(separatedBy: "=")
            guard pair.count == 2 else { return nil }
            values[pair[0]] = pair[1]
        }
        guard let frequency = values["FREQ"].flatMap(Frequency.init(rawValue:)) else { return nil }
        let interval = values["INTERVAL"].flatMap { Int($0) } ?? 1
        let end = values["COUNT"].flatMap { Int($0) }.map(End.count) ?? .never
        self.init(frequency: frequency, interval: interval, end: end)
    }
}
