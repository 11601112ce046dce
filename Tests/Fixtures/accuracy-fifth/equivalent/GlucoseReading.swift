import Foundation

enum GlucoseUnit {
    case milligramsPerDecilitre
    case millimolesPerLitre
}

struct GlucoseReading: Equatable {
    enum Level: String { case low, inRange, high }

    private static let milligramsPerMillimole = 18.0182

    let milligramsPerDecilitre: Double

    var millimolesPerLitre: Double {
        milligramsPerDecilitre / Self.milligramsPerMillimole
    }

    var level: Level {
        switch milligramsPerDecilitre {
        case ..<70: return .low
        case 70...180: return .inRange
        default: return .high
        }
    }

    init?(_ value: Double, unit: GlucoseUnit) {
        guard value.isFinite, value > 0 else { return nil }
        switch unit {
        case .milligramsPerDecilitre: milligramsPerDecilitre = value
        case .millimolesPerLitre: milligramsPerDecilitre = value * Self.milligramsPerMillimole
        }
    }

    /// Concentration field of the Glucose Measurement characteristic: flags, then an SFLOAT.
    init?(concentration field: Data) {
        let bytes = [UInt8](field)
        guard bytes.count >= 3, bytes[0] & 0x02 != 0,
              let value = Self.shortFloat(low: bytes[1], high: bytes[2])
        else { return nil }
        if bytes[0] & 0x04 == 0 {
            self.init(value * 100_000, unit: .milligramsPerDecilitre)
        } else {
            self.init(value * 1_000, unit: .millimolesPerLitre)
        }
    }

    /// IEEE 11073 16-bit float: 4 bits of exponent, 12 bits of mantissa, both signed.
    static func shortFloat(low: UInt8, high: UInt8) -> Double? {
        let raw = UInt16(high) << 8 | UInt16(low)
        let reserved: Set<UInt16> = [0x07FE, 0x07FF, 0x0800, 0x0801, 0x0802]
        guard !reserved.contains(raw) else { return nil }

        var mantissa = Int(raw & 0x0FFF)
        if mantissa >= 0x0800 { mantissa -= 0x1000 }
        var exponent = Int(raw >> 12)
        if exponent >= 0x8 { exponent -= 0x10 }

        let scale = (0..<abs(exponent)).reduce(1.0) { product, _ in product * 10 }
        return exponent < 0 ? Double(mantissa) / scale : Double(mantissa) * scale
    }
}
