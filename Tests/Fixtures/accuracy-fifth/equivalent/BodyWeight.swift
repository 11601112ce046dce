import Foundation

enum WeightUnit: String, CaseIterable {
    case kilograms = "kg"
    case pounds = "lb"
    case stones = "st"

    fileprivate var gramsPerUnit: Double {
        switch self {
        case .kilograms: return 1000
        case .pounds: return 453.59237
        case .stones: return 6350.29318
        }
    }
}

enum BodyWeightError: Error, Equatable {
    case notANumber
    case outOfRange(grams: Int)
}

struct BodyWeight: Hashable, Comparable {
    static let plausibleGrams = 2_000...600_000

    let grams: Int

    init(_ value: Double, _ unit: WeightUnit) throws {
        guard value.isFinite, abs(value) < 100_000 else { throw BodyWeightError.notANumber }
        let grams = Int((max(value, 0) * unit.gramsPerUnit).rounded())
        guard Self.plausibleGrams.contains(grams) else {
            throw BodyWeightError.outOfRange(grams: grams)
        }
        self.grams = grams
    }

    func value(in unit: WeightUnit) -> Double {
        Double(grams) / unit.gramsPerUnit
    }

    func formatted(in unit: WeightUnit) -> String {
        switch unit {
        case .kilograms, .pounds:
            let tenths = Int((value(in: unit) * 10).rounded())
            return "\(tenths / 10).\(tenths % 10) \(unit.rawValue)"
        case .stones:
            let pounds = Int(value(in: .pounds).rounded())
            let (stones, rest) = pounds.quotientAndRemainder(dividingBy: 14)
            return rest == 0 ? "\(stones) st" : "\(stones) st \(rest) lb"
        }
    }

    static func < (lhs: BodyWeight, rhs: BodyWeight) -> Bool {
        lhs.grams < rhs.grams
    }
}
