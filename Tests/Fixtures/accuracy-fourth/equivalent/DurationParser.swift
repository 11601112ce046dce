import Foundation

enum DurationError: Error, Equatable {
    case empty
    case expectedNumber(at: Int)
    case numberTooLong(at: Int)
    case unknownUnit(at: Int)
    case unitOutOfOrder(at: Int)
}

/// Reads timer lengths such as "1h30m" or "2d4h".
enum DurationParser {

    private static let units: [(symbol: UInt8, seconds: Int)] = [
        (UInt8(ascii: "d"), 86_400),
        (UInt8(ascii: "h"), 3_600),
        (UInt8(ascii: "m"), 60),
        (UInt8(ascii: "s"), 1),
    ]

    static func seconds(from text: String) throws -> Int {
        let bytes = Array(text.utf8)
        guard !bytes.isEmpty else { throw DurationError.empty }

        var total = 0
        var firstAllowedUnit = 0
        var position = 0

        while position < bytes.count {
            let digits = bytes[position...].prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
            guard !digits.isEmpty else { throw DurationError.expectedNumber(at: position) }
            guard digits.count <= 4 else { throw DurationError.numberTooLong(at: position) }
            let value = digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }

            position = digits.endIndex
            guard position < bytes.count,
                  let unit = units.firstIndex(where: { $0.symbol == bytes[position] })
            else { throw DurationError.unknownUnit(at: position) }
            guard unit >= firstAllowedUnit else { throw DurationError.unitOutOfOrder(at: position) }

            total += value * units[unit].seconds
            firstAllowedUnit = unit + 1
            position += 1
        }
        return total
    }

    static func secondsOrNil(from text: String) -> Int? {
        try? seconds(from: text)
    }
}
