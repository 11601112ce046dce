import Foundation

struct Transaction: Equatable {
    let id: Int
    let accountID: Int
    let merchantID: Int
    let terminalID: Int
    let cents: Int
    let bookedAt: Int
}

/// Bank feeds deliver the same booking twice at times. Keeps the earliest one of each group.
struct TransactionDeduplicator {
    /// Bookings further apart than this are separate purchases.
    let windowSeconds: Int

    init(windowSeconds: Int = 120) {
        precondition(windowSeconds >= 0)
        self.windowSeconds = windowSeconds
    }

    func deduplicate(_ transactions: [Transaction]) -> [Transaction] {
        var lastKept: [[Int]: Int] = [:]

        return transactions
            .sorted { ($0.bookedAt, $0.id) < ($1.bookedAt, $1.id) }
            .filter { transaction in
                let key = fingerprint(transaction)
                if let previous = lastKept[key], transaction.bookedAt - previous <= windowSeconds {
                    return false
                }
                lastKept[key] = transaction.bookedAt
                return true
            }
    }

    func duplicateIDs(in transactions: [Transaction]) -> Set<Int> {
        Set(transactions.map(\.id)).subtracting(deduplicate(transactions).map(\.id))
    }

    private func fingerprint(_ transaction: Transaction) -> [Int] {
        [transaction.accountID, transaction.merchantID, transaction.terminalID, transaction.cents]
    }
}
