import Foundation

enum WithdrawalError: Error, Equatable {
    case invalidAmount
    case accountFrozen
    case insufficientFunds(availableCents: Int)
    case dailyLimitExceeded(remainingCents: Int)
}

final class WithdrawalService {
    static let dailyLimitCents = 100_000

    private(set) var balanceCents: Int
    private(set) var isFrozen = false

    private let today: () -> Int
    private var withdrawals: [Int: Int] = [:]

    /// `today` is the number of the current day since the epoch.
    init(balanceCents: Int, today: @escaping () -> Int) {
        self.balanceCents = balanceCents
        self.today = today
    }

    var remainingTodayCents: Int {
        Self.dailyLimitCents - withdrawals[today(), default: 0]
    }

    func deposit(_ amountCents: Int) throws {
        guard amountCents > 0 else { throw WithdrawalError.invalidAmount }
        balanceCents += amountCents
    }

    @discardableResult
    func withdraw(_ amountCents: Int) throws -> Int {
        guard !isFrozen else { throw WithdrawalError.accountFrozen }
        guard amountCents > 0, amountCents.isMultiple(of: 500) else {
            throw WithdrawalError.invalidAmount
        }
        guard amountCents <= remainingTodayCents else {
            throw WithdrawalError.dailyLimitExceeded(remainingCents: remainingTodayCents)
        }
        guard amountCents <= balanceCents else {
            throw WithdrawalError.insufficientFunds(availableCents: balanceCents)
        }
        balanceCents -= amountCents
        withdrawals[today(), default: 0] += amountCents
        return balanceCents
    }

    func freeze() { isFrozen = true }

    func unfreeze() { isFrozen = false }
}
