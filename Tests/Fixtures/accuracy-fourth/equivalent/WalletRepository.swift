import Foundation

struct WalletBalance: Equatable {
    let availableCents: Int
    let pendingCents: Int
}

enum WalletError: Error, Equatable {
    case amountOutOfRange(ClosedRange<Int>)
    case insufficientFunds(missingCents: Int)
}

protocol WalletAPI {
    func fetchBalance() async throws -> WalletBalance
    func topUp(cents: Int) async throws
    func pay(orderID: String, cents: Int) async throws
}

actor WalletRepository {
    static let topUpRange = 500...50_000
    private static let timeToLive: TimeInterval = 60

    private let api: WalletAPI
    private let now: () -> Date
    private var cached: (balance: WalletBalance, expiresAt: Date)?

    init(api: WalletAPI, now: @escaping () -> Date = Date.init) {
        self.api = api
        self.now = now
    }

    func balance(forceRefresh: Bool = false) async throws -> WalletBalance {
        if !forceRefresh, let cached, now() < cached.expiresAt {
            return cached.balance
        }
        let fresh = try await api.fetchBalance()
        cached = (fresh, now().addingTimeInterval(Self.timeToLive))
        return fresh
    }

    @discardableResult
    func topUp(cents: Int) async throws -> WalletBalance {
        guard Self.topUpRange.contains(cents) else {
            throw WalletError.amountOutOfRange(Self.topUpRange)
        }
        try await api.topUp(cents: cents)
        return try await balance(forceRefresh: true)
    }

    func pay(orderID: String, cents: Int) async throws {
        let available = try await balance(forceRefresh: true).availableCents
        guard available >= cents else {
            throw WalletError.insufficientFunds(missingCents: cents - available)
        }
        defer { cached = nil }
        try await api.pay(orderID: orderID, cents: cents)
    }
}
