import Foundation

enum ReminderUnit: String, CaseIterable {
    case minutes, hours, days

    var title: String { rawValue.capitalized }

    fileprivate var millis: Int {
        switch self {
        case .minutes: return 60_000
        case .hours: return 3_600_000
        case .days: return 86_400_000
        }
    }

    var allowedAmounts: ClosedRange<Int> {
        switch self {
        case .minutes: return 1...59
        case .hours: return 1...23
        case .days: return 1...90
        }
    }
}

struct ReminderForm: Equatable {
    var amount = 10
    var unit = ReminderUnit.minutes

    var isValid: Bool { unit.allowedAmounts.contains(amount) }

    var label: String {
        let name = amount == 1 ? String(unit.rawValue.dropLast()) : unit.rawValue
        return "In \(amount) \(name)"
    }

    func changing(unit: ReminderUnit) -> ReminderForm {
        let range = unit.allowedAmounts
        return ReminderForm(
            amount: min(max(amount, range.lowerBound), range.upperBound),
            unit: unit
        )
    }

    /// Milliseconds since 1970, nil while the form is invalid.
    func fireTime(nowMillis: Int64) -> Int64? {
        guard isValid else { return nil }
        let delay = amount * unit.millis
        return nowMillis + Int64(delay)
    }
}
