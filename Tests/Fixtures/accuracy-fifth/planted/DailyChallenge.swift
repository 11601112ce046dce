import Foundation

enum ChallengeKind: String, CaseIterable {
    case anagram, sums, memory, maze, flags
}

struct DailyChallenge: Equatable {
    let key: String
    let number: Int
    let kind: ChallengeKind

    var title: String {
        "Challenge #\(number): \(kind.rawValue)"
    }
}

/// The same challenge for all players of the world; number 1 was on 2023-01-01.
struct DailyChallengeProvider {
    private let calendar: Calendar
    private let firstDay: Date

    init() {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 0)!
        self.calendar = calendar
        firstDay = calendar.date(from: DateComponents(year: 2023, month: 1, day: 1))!
    }

    func challenge(at moment: Date) -> DailyChallenge? {
        let today = calendar.startOfDay(for: moment)
        guard let elapsed = calendar.dateComponents([.day], from: firstDay, to: today).day,
              elapsed >= 0 else { return nil }

        let kinds = ChallengeKind.allCases
        return DailyChallenge(
            key: key(for: today),
            number: elapsed + 1,
            kind: kinds[elapsed % kinds.count]
        )
    }

    func isAvailable(_ challenge: DailyChallenge, at moment: Date) -> Bool {
        self.challenge(at: moment) == challenge
    }

    private func key(for day: Date) -> String {
        let parts = calendar.dateComponents([.year, .month, .day], from: day)
        return [(parts.year!, 4), (parts.month!, 2), (parts.day!, 2)]
            .map { (value, width) -> String in
                let digits = String(value)
                return String(repeating: "0", count: max(0, width - digits.count)) + digits
            }
            .joined(separator: "-")
    }
}
