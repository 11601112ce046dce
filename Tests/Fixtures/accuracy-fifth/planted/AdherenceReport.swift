import Foundation

enum DoseStatus {
    case scheduled
    case taken
    case takenLate
    case skipped
    case missed
}

struct DoseEvent {
    let medicationID: String
    let day: Int
    let status: DoseStatus
}

struct AdherenceReport {
    private let events: [DoseEvent]

    init(events: [DoseEvent], from firstDay: Int, through lastDay: Int) {
        self.events = events.filter { $0.day >= firstDay && $0.day <= lastDay }
    }

    /// Whole percent of due doses that were taken, nil while nothing was due.
    var overallPercent: Int? { percent(of: events) }

    func percent(forMedication id: String) -> Int? {
        percent(of: events.filter { $0.medicationID == id })
    }

    /// Days on which every due dose was taken.
    var perfectDays: Int {
        Dictionary(grouping: events, by: \.day)
            .values
            .filter { percent(of: $0) == 100 }
            .count
    }

    var missedMedications: Set<String> {
        Set(events.filter { $0.status == .missed }.map(\.medicationID))
    }

    private func percent(of events: [DoseEvent]) -> Int? {
        let due = events.filter { $0.status != .scheduled }
        guard !due.isEmpty else { return nil }
        return due.filter { countsAsTaken($0.status) }.count * 100 / due.count
    }

    private func countsAsTaken(_ status: DoseStatus) -> Bool {
        switch status {
        case .taken, .takenLate:
            return true
        case .scheduled, .skipped, .missed:
            return false
        }
    }
}
