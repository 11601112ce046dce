import Foundation

/// Structured creditor reference (ISO 11649), for example `RF18 5390 0754 7034`.
struct CreditorReference: Hashable {
    let value: String

    init?(_ input: String) {
        let compact = input.filter { $0 != " " }.uppercased()
        guard
            compact.wholeMatch(of: #/RF[0-9]{2}[A-Z0-9]{1,21}/#) != nil,
            Self.remainder(compact.dropFirst(4) + compact.prefix(4)) == 1
        else { return nil }
        value = compact
    }

    private init(verified value: String) {
        self.value = value
    }

    /// Builds a reference from the creditor's own number (capital letters and digits).
    static func make(from number: String) -> CreditorReference? {
        guard number.wholeMatch(of: #/[A-Z0-9]{1,21}/#) != nil else { return nil }
        let check = 98 - remainder(number + "RF00")
        return CreditorReference(verified: "RF" + (check < 10 ? "0" : "") + "\(check)" + number)
    }

    var number: String { String(value.dropFirst(4)) }

    var printFormat: String {
        var text = ""
        for (index, character) in value.enumerated() {
            if index > 0, index.isMultiple(of: 4) { text.append(" ") }
            text.append(character)
        }
        return text
    }

    private static func remainder(_ text: some StringProtocol) -> Int {
        text.reduce(0) { result, character in
            let number = Int(String(character), radix: 36) ?? 0
            return (result * (number < 10 ? 10 : 100) + number) % 97
        }
    }
}
