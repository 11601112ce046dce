import Foundation

struct RawReading {
    let sensor: Int
    let deciCelsius: Int?
    let takenAt: Int
}

struct Reading: Equatable {
    let sensor: Int
    let deciCelsius: Int
    let minute: Int
}

/// Converts raw readings and keeps count of what had to be thrown away.
final class ReadingImporter {
    enum Rejection: Hashable {
        case missingValue
        case outOfRange
        case unknownSensor
    }

    static let plausible = -400...850

    private let knownSensors: Set<Int>
    private(set) var rejections: [Rejection: Int] = [:]

    init(knownSensors: Set<Int>) {
        self.knownSensors = knownSensors
    }

    var rejectedCount: Int {
        rejections.values.reduce(0, +)
    }

    func importReadings(_ raw: [RawReading]) -> [Reading] {
        raw.compactMap { item in convert(item) }
    }

    private func convert(_ raw: RawReading) -> Reading? {
        guard knownSensors.contains(raw.sensor) else { return reject(.unknownSensor) }
        guard let value = raw.deciCelsius else { return reject(.missingValue) }
        guard Self.plausible.contains(value) else { return reject(.outOfRange) }
        return Reading(sensor: raw.sensor, deciCelsius: value, minute: raw.takenAt / 60)
    }

    private func reject(_ reason: Rejection) -> Reading? {
        rejections[reason, default: 0] += 1
        return nil
    }
}
