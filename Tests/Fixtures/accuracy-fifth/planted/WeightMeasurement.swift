import Foundation

/// Weight Measurement characteristic (0x2A9D) of body scales.
struct WeightMeasurement: Equatable {
    enum ParseError: Error, Equatable {
        case tooShort(Int)
    }

    private struct Flags: OptionSet {
        let rawValue: UInt8

        static let imperial = Flags(rawValue: 1 << 0)
        static let timestamp = Flags(rawValue: 1 << 1)
        static let userID = Flags(rawValue: 1 << 2)
    }

    let grams: Int
    let userID: Int?

    init(data: Data) throws {
        let bytes = [UInt8](data)
        guard bytes.count >= 3 else { throw ParseError.tooShort(bytes.count) }

        let flags = Flags(rawValue: bytes[0])
        let raw = Self.uint16(bytes, at: 1)
        // 0.005 kg or 0.01 lb per step
        grams = flags.contains(.imperial) ? raw * 453_592 / 100_000 : raw * 5

        var offset = 3
        if flags.contains(.timestamp) { offset += 7 }

        if flags.contains(.userID) {
            guard offset < bytes.count else { throw ParseError.tooShort(bytes.count) }
            userID = bytes[offset] == 0xFF ? nil : Int(bytes[offset])
        } else {
            userID = nil
        }
    }

    private static func uint16(_ bytes: [UInt8], at index: Int) -> Int {
        Int(bytes[index + 1]) << 8 | Int(bytes[index])
    }
}

extension WeightMeasurement: CustomStringConvertible {
    var description: String {
        let user = userID.map { "user \($0)" } ?? "unknown user"
        return "\(grams) g (\(user))"
    }
}
