import Foundation

struct StepSample {
    let source: String
    /// Seconds since 1970.
    let start: Int64
    let count: Int
}

struct DayTotal: Equatable {
    /// Local days since 1 January 1970.
    let day: Int64
    let steps: Int
}

/// Phone and watch count the same steps, so only the busiest source of each hour is used.
struct StepAggregator {
    private let utcOffset: Int64

    init(utcOffset: Int64 = 0) {
        self.utcOffset = utcOffset
    }

    func dailyTotals(_ samples: [StepSample]) -> [DayTotal] {
        let byHour = Dictionary(grouping: samples.filter { $0.count > 0 }) {
            floorDivide($0.start + utcOffset, by: 3_600)
        }
        var byDay: [Int64: Int] = [:]
        for (hour, bucket) in byHour {
            let perSource = Dictionary(bucket.map { ($0.source, $0.count) }, uniquingKeysWith: +)
            byDay[floorDivide(hour, by: 24), default: 0] += perSource.values.max() ?? 0
        }
        return byDay
            .map { DayTotal(day: $0.key, steps: $0.value) }
            .sorted { $0.day < $1.day }
    }

    func bestDay(_ samples: [StepSample]) -> DayTotal? {
        dailyTotals(samples).reduce(nil) { (best: DayTotal?, next: DayTotal) -> DayTotal? in
            guard let best else { return next }
            return next.steps > best.steps ? next : best
        }
    }

    func average(_ samples: [StepSample], overDays days: Int) -> Int {
        guard days > 0 else { return 0 }
        return dailyTotals(samples).suffix(days).map(\.steps).reduce(0, +) / days
    }

    private func floorDivide(_ value: Int64, by divisor: Int64) -> Int64 {
        let (quotient, remainder) = value.quotientAndRemainder(dividingBy: divisor)
        return remainder < 0 ? quotient - 1 : quotient
    }
}
