import Foundation

struct TransactionDTO: Decodable {
    let id: String
    let type: String
    let amount: Int64
    let fee: Int64?
    let bookedAt: Int64?
    let reference: String?

    enum CodingKeys: String, CodingKey {
        case id, type, amount, fee, reference
        case bookedAt = "booked_at"
    }
}

struct Transaction: Equatable {
    let id: String
    let signedAmount: Int64
    let bookedAt: Date?
    let reference: String

    var isPending: Bool { bookedAt == nil }
}

struct TransactionMapper {
    func map(_ dto: TransactionDTO) -> Transaction? {
        guard !dto.id.isEmpty, let signedAmount = signedAmount(of: dto) else { return nil }
        return Transaction(
            id: dto.id,
            signedAmount: signedAmount,
            bookedAt: dto.bookedAt.map { Date(timeIntervalSince1970: TimeInterval($0)) },
            reference: dto.reference?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
        )
    }

    func balance(of transactions: [Transaction], includingPending: Bool = false) -> Int64 {
        transactions
            .filter { includingPending || !$0.isPending }
            .reduce(0) { $0 + $1.signedAmount }
    }

    private func signedAmount(of dto: TransactionDTO) -> Int64? {
        let fee = dto.fee ?? 0
        switch dto.type {
        case "credit", "refund": return dto.amount - fee
        case "debit", "transfer": return -(dto.amount + fee)
        case "fee": return -dto.amount
        default: return nil
        }
    }
}
