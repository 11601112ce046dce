import Foundation

struct TransferForm {
    var sourceIban: String
    var targetIban: String
    var amountCents: Int64
    var reference: String
}

enum TransferError: Equatable {
    case missingTarget
    case malformedTarget
    case sameAccount
    case amountTooSmall
    case amountTooLarge(limit: Int64)
    case insufficientFunds
}

struct TransferFormValidator {
    static let minCents: Int64 = 1
    static let maxCents: Int64 = 1_000_000

    let balanceCents: Int64

    func validate(_ form: TransferForm) -> [TransferError] {
        var errors: [TransferError] = []
        let target = normalize(form.targetIban)

        if target.isEmpty {
            errors.append(.missingTarget)
        } else if !looksLikeIban(target) {
            errors.append(.malformedTarget)
        } else if target == normalize(form.sourceIban) {
            errors.append(.sameAccount)
        }

        switch form.amountCents {
        case ..<Self.minCents:
            errors.append(.amountTooSmall)
        case (Self.maxCents + 1)...:
            errors.append(.amountTooLarge(limit: Self.maxCents))
        case let cents where cents > balanceCents:
            errors.append(.insufficientFunds)
        default:
            break
        }
        return errors
    }

    private func normalize(_ iban: String) -> String {
        iban.replacingOccurrences(of: " ", with: "").uppercased()
    }

    private func looksLikeIban(_ text: String) -> Bool {
        text.range(of: "^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$", options: .regularExpression) != nil
    }
}
