import Foundation

enum TravelMode: CaseIterable {
    case train, coach, car, plane

    var gramsPerKilometre: Int {
        switch self {
        case .train: return 35
        case .coach: return 29
        case .car: return 171
        case .plane: return 246
        }
    }
}

struct TripSegment {
    let mode: TravelMode
    let distanceMetres: Int
    var travellers = 1
}

struct CarbonEstimator {
    /// Effects of emissions at altitude, in percent.
    var altitudePercent = 170

    func grams(for segment: TripSegment) -> Int {
        guard segment.distanceMetres > 0, segment.travellers > 0 else { return 0 }

        let grams = segment.distanceMetres * segment.mode.gramsPerKilometre / 1_000
        switch segment.mode {
        case .plane: return grams * altitudePercent / 100
        case .car: return grams / segment.travellers
        case .train, .coach: return grams
        }
    }

    func total(of segments: [TripSegment]) -> Int {
        segments.map(grams(for:)).reduce(0, +)
    }

    /// How much less the greener trip emits, nil when it is not greener.
    func savedPercent(_ trip: [TripSegment], insteadOf other: [TripSegment]) -> Int? {
        let mine = total(of: trip), theirs = total(of: other)
        guard theirs > 0, mine < theirs else { return nil }
        return (theirs - mine) * 100 / theirs
    }

    func label(for segments: [TripSegment]) -> String {
        let grams = total(of: segments)
        guard grams >= 1_000 else { return "\(grams) g CO2e" }
        return "\((grams + 500) / 1_000) kg CO2e"
    }
}
