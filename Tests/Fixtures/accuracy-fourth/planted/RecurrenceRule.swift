/// A repeating appointment. All days are counted from 1970-01-01.
struct RecurrenceRule: Equatable {

    let start: Int
    let interval: Int
    let until: Int?
    private(set) var exclusions: Set<Int>

    init(start: Int, interval: Int = 1, until: Int? = nil, exclusions: Set<Int> = []) {
        precondition(interval > 0, "interval must be positive")
        self.start = start
        self.interval = interval
        self.until = until
        self.exclusions = exclusions
    }

    func excluding(_ day: Int) -> RecurrenceRule {
        var rule = self
        rule.exclusions.insert(day)
        return rule
    }

    func occurs(on day: Int) -> Bool {
        isCandidate(day) && !exclusions.contains(day)
    }

    /// The first `limit` occurrences.
    func occurrences(limit: Int) -> [Int] {
        var result: [Int] = []
        var day = start
        while result.count < limit, isCandidate(day) {
            if !exclusions.contains(day) {
                result.append(day)
            }
            day += interval
        }
        return result
    }

    /// The first occurrence strictly after `day`.
    func nextOccurrence(after day: Int) -> Int? {
        var candidate = start
        if day >= start {
            candidate += ((day - start) / interval + 1) * interval
        }
        while isCandidate(candidate) {
            if occurs(on: candidate) { return candidate }
            candidate += interval
        }
        return nil
    }

    private func isCandidate(_ day: Int) -> Bool {
        guard day >= start, (day - start) % interval == 0 else { return false }
        return until.map { day <= $0 } ?? true
    }
}
