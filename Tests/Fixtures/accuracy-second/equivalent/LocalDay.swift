import Foundation

struct LocalDay: Hashable, Comparable {
    let year: Int
    let month: Int
    let day: Int

    init?(year: Int, month: Int, day: Int) {
        guard (1900...9999).contains(year), (1...12).contains(month) else { return nil }
        guard day >= 1, day <= LocalDay.numberOfDays(year: year, month: month) else { return nil }
        self.year = year
        self.month = month
        self.day = day
    }

    init?(isoString: String) {
        guard isoString.utf8.allSatisfy({ $0 == UInt8(ascii: "-") || (48...57).contains($0) }) else { return nil }
        let parts = isoString.components(separatedBy: "-")
        guard parts.count == 3,
              parts[0].utf16.count == 4, parts[1].utf16.count == 2, parts[2].utf16.count == 2,
              let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2]) else {
            return nil
        }
        self.init(year: year, month: month, day: day)
    }

    var isoString: String {
        String(format: "%04d-%02d-%02d", year, month, day)
    }

    func age(on other: LocalDay) -> Int {
        let hadBirthday = (other.month, other.day) >= (month, day)
        return other.year - year - (hadBirthday ? 0 : 1)
    }

    static func < (lhs: LocalDay, rhs: LocalDay) -> Bool {
        (lhs.year, lhs.month, lhs.day) < (rhs.year, rhs.month, rhs.day)
    }

    private static func numberOfDays(year: Int, month: Int) -> Int {
        switch month {
        case 2:
            let isLeap = (year % 4 == 0 && year % 100 != 0) || year % 400 == 0
            return isLeap ? 29 : 28
        case 4, 6, 9, 11:
            return 30
        default:
            return 31
        }
    }
}

extension LocalDay: Codable {
    init(from decoder: Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard let value = LocalDay(isoString: text) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "Invalid day \(text)")
        }
        self = value
    }

    func encode(to encoder: Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(isoString)
    }
}
