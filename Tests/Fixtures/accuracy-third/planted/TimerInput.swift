import Foundation

enum TimerInputError: Error, Equatable {
    case empty
    case missingNumber
    case missingUnit
    case unknownUnit
    case numberTooLong
}

/// Reads durations typed by the user, such as "1h30m" or "2 d".
struct TimerInput {
    private static let maxDigits = 6

    let seconds: Int

    init(_ text: String) throws {
        var total = 0
        var digits: [Int] = []
        var sawUnit = false

        for scalar in text.unicodeScalars where scalar != " " {
            if let digit = Self.digit(scalar) {
                guard digits.count < Self.maxDigits else { throw TimerInputError.numberTooLong }
                digits.append(digit)
                continue
            }
            let unit = try Self.unit(scalar)
            guard !digits.isEmpty else { throw TimerInputError.missingNumber }
            total += unit * digits.reduce(0) { $0 * 10 + $1 }
            digits.removeAll()
            sawUnit = true
        }

        guard digits.isEmpty else { throw TimerInputError.missingUnit }
        guard sawUnit else { throw TimerInputError.empty }
        seconds = total
    }

    private static func digit(_ scalar: Unicode.Scalar) -> Int? {
        ("0"..."9").contains(scalar) ? Int(scalar.value) - 48 : nil
    }

    private static func unit(_ scalar: Unicode.Scalar) throws -> Int {
        switch scalar {
        case "s", "S": return 1
        case "m", "M": return 60
        case "h", "H": return 3_600
        case "d", "D": return 86_400
        default: throw TimerInputError.unknownUnit
        }
    }
}
