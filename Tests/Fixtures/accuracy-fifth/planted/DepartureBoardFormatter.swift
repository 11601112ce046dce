import Foundation

struct BoardStation {
    let name: String
    let timeZone: TimeZone
}

struct BoardDeparture {
    let line: String
    let destination: String
    let scheduled: Date
    var estimated: Date?
    var platform: String?

    var expected: Date { estimated ?? scheduled }
}

final class DepartureBoardFormatter {
    private let station: BoardStation

    private lazy var clock: DateFormatter = {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.dateFormat = "HH:mm"
        return formatter
    }()

    private lazy var calendar: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = station.timeZone
        return calendar
    }()

    init(station: BoardStation) {
        self.station = station
    }

    func row(for departure: BoardDeparture) -> String {
        var columns = [time(of: departure), departure.line, departure.destination]
        if let platform = departure.platform, !platform.isEmpty {
            columns.append("Pl. \(platform)")
        }
        if isNightService(departure) {
            columns.append("N")
        }
        return columns.joined(separator: "  ")
    }

    func board(_ departures: [BoardDeparture], at now: Date, limit: Int = 8) -> [String] {
        departures
            .filter { $0.expected >= now }
            .sorted { ($0.scheduled, $0.line) < ($1.scheduled, $1.line) }
            .prefix(max(0, limit))
            .map(row(for:))
    }

    /// Night fares hold from midnight to five at the station.
    func isNightService(_ departure: BoardDeparture) -> Bool {
        calendar.component(.hour, from: departure.scheduled) < 5
    }

    private func time(of departure: BoardDeparture) -> String {
        let scheduled = clock.string(from: departure.scheduled)
        guard departure.expected.timeIntervalSince(departure.scheduled) >= 60 else { return scheduled }
        return "\(scheduled) (\(clock.string(from: departure.expected)))"
    }
}
