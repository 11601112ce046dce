import Foundation

struct Departure: Hashable {
    let line: String
    /// Minute of the day, 0 ..< 1440.
    let minute: Int

    var clock: String { String(format: "%02d:%02d", minute / 60, minute % 60) }
}

struct UpcomingDeparture: Equatable {
    let departure: Departure
    let minutesAway: Int
    let isTomorrow: Bool
}

struct Timetable {
    static let minutesPerDay = 24 * 60

    let departures: [Departure]

    init(_ departures: [Departure]) {
        self.departures = Set(departures)
            .filter { (0..<Self.minutesPerDay).contains($0.minute) }
            .sorted { ($0.minute, $0.line) < ($1.minute, $1.line) }
    }

    var lines: [String] {
        Set(departures.map(\.line)).sorted()
    }

    /// Departures from `minute` on, continued with those of the next morning.
    func next(from minute: Int, line: String? = nil, limit: Int = 3) -> [UpcomingDeparture] {
        guard limit > 0 else { return [] }

        let candidates = departures.filter { line == nil || $0.line == line }
        let split = candidates.firstIndex { $0.minute >= minute } ?? candidates.endIndex

        let today = candidates[split...].map {
            UpcomingDeparture(departure: $0, minutesAway: $0.minute - minute, isTomorrow: false)
        }
        let tomorrow = candidates[..<split].map {
            UpcomingDeparture(
                departure: $0,
                minutesAway: $0.minute + Self.minutesPerDay - minute,
                isTomorrow: true
            )
        }
        return Array((today + tomorrow).prefix(limit))
    }

    /// Average gap in whole minutes, nil when a line leaves less than twice a day.
    func headway(of line: String) -> Int? {
        let minutes = departures.filter { $0.line == line }.map(\.minute)
        guard minutes.count > 1, let first = minutes.first, let last = minutes.last else { return nil }
        return (last - first) / (minutes.count - 1)
    }

    func hourlyBoard() -> [(hour: Int, clocks: [String])] {
        Dictionary(grouping: departures, by: { $0.minute / 60 })
            .sorted { $0.key < $1.key }
            .map { (hour: $0.key, clocks: $0.value.map(\.clock)) }
    }
}
