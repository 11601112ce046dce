import Foundation

struct InvoiceNumber: Hashable, Comparable, CustomStringConvertible {
    static let prefix = "INV"
    private static let maxSequence = 99_999

    let year: Int
    let sequence: Int

    init?(year: Int, sequence: Int) {
        guard (2000...2999).contains(year), (1...Self.maxSequence).contains(sequence) else {
            return nil
        }
        self.year = year
        self.sequence = sequence
    }

    init?(_ text: String) {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 3,
              parts[0] == Self.prefix,
              let year = Self.number(parts[1], digits: 4),
              let sequence = Self.number(parts[2], digits: 5) else {
            return nil
        }
        self.init(year: year, sequence: sequence)
    }

    var description: String {
        "\(Self.prefix)-\(year)-\(String(format: "%05d", sequence))"
    }

    func next(inYear currentYear: Int) -> InvoiceNumber? {
        guard currentYear == year else {
            return InvoiceNumber(year: currentYear, sequence: 1)
        }
        return InvoiceNumber(year: year, sequence: sequence + 1)
    }

    static func < (lhs: InvoiceNumber, rhs: InvoiceNumber) -> Bool {
        if lhs.year != rhs.year {
            return lhs.year < rhs.year
        }
        return lhs.sequence < rhs.sequence
    }

    private static func number(_ text: Substring, digits: Int) -> Int? {
        guard text.count == digits, text.allSatisfy({ ("0"..."9").contains($0) }) else { return nil }
        return Int(text)
    }
}

extension Collection where Element == InvoiceNumber {
    func following(year: Int) -> InvoiceNumber? {
        guard let last = self.max() else {
            return InvoiceNumber(year: year, sequence: 1)
        }
        return last.next(inYear: year)
    }
}
