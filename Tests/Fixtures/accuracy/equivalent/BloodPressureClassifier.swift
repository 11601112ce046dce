import Foundation

struct PressureReading: Equatable {
    let systolic: Int
    let diastolic: Int
    let pulse: Int?
}

enum PressureCategory: Int, Comparable {
    case low, normal, elevated, stage1, stage2, crisis

    static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }

    var title: String {
        switch self {
        case .low: return "Low"
        case .normal: return "Normal"
        case .elevated: return "Elevated"
        case .stage1: return "High (stage 1)"
        case .stage2: return "High (stage 2)"
        case .crisis: return "Hypertensive crisis"
        }
    }
}

enum PressureInputError: Error, Equatable {
    case outOfRange(field: String, allowed: ClosedRange<Int>)
    case diastolicNotBelowSystolic
}

struct BloodPressureClassifier {
    private static let systolicRange = 60...260
    private static let diastolicRange = 30...180
    private static let pulseRange = 25...250

    func validate(_ reading: PressureReading) throws {
        try check(reading.systolic, Self.systolicRange, "systolic")
        try check(reading.diastolic, Self.diastolicRange, "diastolic")
        if let pulse = reading.pulse {
            try check(pulse, Self.pulseRange, "pulse")
        }
        if reading.diastolic >= reading.systolic {
            throw PressureInputError.diastolicNotBelowSystolic
        }
    }

    func category(of reading: PressureReading) -> PressureCategory {
        switch (reading.systolic, reading.diastolic) {
        case (181..., _), (_, 121...): return .crisis
        case (140..., _), (_, 90...): return .stage2
        case (130..., _), (_, 80...): return .stage1
        case (120..., _): return .elevated
        case (..<90, _), (_, ..<60): return .low
        default: return .normal
        }
    }

    /// Rounded to the nearest whole value.
    func average(of readings: [PressureReading]) -> PressureReading? {
        guard !readings.isEmpty else { return nil }
        let pulses = readings.compactMap(\.pulse)
        return PressureReading(
            systolic: mean(readings.map(\.systolic)),
            diastolic: mean(readings.map(\.diastolic)),
            pulse: pulses.isEmpty ? nil : mean(pulses)
        )
    }

    func worst(of readings: [PressureReading]) -> PressureCategory? {
        readings.map(category).max()
    }

    func summary(of reading: PressureReading) -> String {
        let pulse = reading.pulse.map { ", pulse \($0)" } ?? ""
        return "\(reading.systolic)/\(reading.diastolic) mmHg\(pulse): \(category(of: reading).title)"
    }

    private func check(_ value: Int, _ range: ClosedRange<Int>, _ field: String) throws {
        guard range.contains(value) else {
            throw PressureInputError.outOfRange(field: field, allowed: range)
        }
    }

    private func mean(_ values: [Int]) -> Int {
        (values.reduce(0, +) * 2 + values.count) / (values.count * 2)
    }
}
