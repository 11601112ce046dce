import Foundation

struct Transfer {
    var iban: String
    var amountCents: Int
    var reference: String?
}

enum TransferIssue: Equatable {
    case invalidIban
    case amountNotPositive
    case amountAboveLimit(limitCents: Int)
    case referenceTooLong(by: Int)
}

struct TransferIssues: Error, Equatable {
    let all: [TransferIssue]
}

struct TransferValidator {
    /// In UTF-16 units, as in the core banking system.
    static let maxReferenceLength = 140

    var limitCents = 500_000

    /// The transfer with a normalised IBAN, or else everything that is wrong with it.
    func validate(_ transfer: Transfer) -> Result<Transfer, TransferIssues> {
        let iban = normalise(transfer.iban)
        var issues: [TransferIssue] = []

        if !isValidIban(iban) {
            issues.append(.invalidIban)
        }
        if transfer.amountCents <= 0 {
            issues.append(.amountNotPositive)
        } else if transfer.amountCents > limitCents {
            issues.append(.amountAboveLimit(limitCents: limitCents))
        }
        let excess = (transfer.reference?.utf16.count ?? 0) - Self.maxReferenceLength
        if excess > 0 {
            issues.append(.referenceTooLong(by: excess))
        }

        guard issues.isEmpty else { return .failure(TransferIssues(all: issues)) }
        var result = transfer
        result.iban = iban
        return .success(result)
    }

    func normalise(_ iban: String) -> String {
        iban.replacingOccurrences(of: " ", with: "").uppercased()
    }

    private func isValidIban(_ iban: String) -> Bool {
        let shape = NSPredicate(format: "SELF MATCHES %@", "[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}")
        guard shape.evaluate(with: iban) else { return false }
        return remainder(iban.dropFirst(4) + iban.prefix(4)) == 1
    }

    /// Letters count as two digits each: A = 10 … Z = 35.
    private func remainder<S: StringProtocol>(_ text: S) -> Int {
        text.utf8.reduce(0) { rest, unit in
            let isDigit = (48...57).contains(unit)
            let value = isDigit ? Int(unit) - 48 : Int(unit) - 55
            return (rest * (isDigit ? 10 : 100) + value) % 97
        }
    }
}
