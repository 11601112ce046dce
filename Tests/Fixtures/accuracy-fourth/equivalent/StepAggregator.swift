import Foundation

struct StepSample {
    let epochSeconds: Int64
    let source: String
    let steps: Int
}

struct DailySteps: Equatable {
    let day: String
    let total: Int
}

struct StepAggregator {
    private let formatter: DateFormatter

    init(timeZone: TimeZone) {
        let formatter = DateFormatter()
        formatter.calendar = Calendar(identifier: .iso8601)
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = timeZone
        formatter.dateFormat = "yyyy-MM-dd"
        self.formatter = formatter
    }

    /// Phone and watch overlap, so only the busiest source of each day counts.
    func dailyTotals(_ samples: [StepSample]) -> [DailySteps] {
        let byDay = Dictionary(grouping: samples.filter { $0.steps > 0 }) { sample in
            formatter.string(from: Date(timeIntervalSince1970: TimeInterval(sample.epochSeconds)))
        }
        return byDay
            .map { day, samples in
                let perSource = samples.reduce(into: [String: Int]()) { sums, sample in
                    sums[sample.source, default: 0] += sample.steps
                }
                return DailySteps(day: day, total: perSource.values.max() ?? 0)
            }
            .sorted { $0.day < $1.day }
    }

    func currentStreak(_ totals: [DailySteps], goal: Int) -> Int {
        totals.reversed().prefix { $0.total >= goal }.count
    }

    func progressPercent(_ today: DailySteps?, goal: Int) -> Int {
        guard let today, goal > 0 else { return 0 }
        return min(100, today.total * 100 / goal)
    }
}
