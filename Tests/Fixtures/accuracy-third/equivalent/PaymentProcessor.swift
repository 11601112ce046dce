import Foundation

enum PaymentError: Error, Equatable {
    case invalidAmount
    case declined(code: String)
    case network
}

protocol PaymentGateway {
    func charge(amountCents: Int, token: String) async throws -> String
}

struct Receipt: Equatable {
    let transactionId: String
    let amountCents: Int
    let attempts: Int
}

struct PaymentProcessor {
    private let gateway: PaymentGateway
    private let maxAttempts: Int
    private let baseDelayMillis: UInt64

    init(gateway: PaymentGateway, maxAttempts: Int = 3, baseDelayMillis: UInt64 = 200) {
        self.gateway = gateway
        self.maxAttempts = maxAttempts
        self.baseDelayMillis = baseDelayMillis
    }

    /// Only network failures are worth another attempt; a declined card stays declined.
    func pay(amountCents: Int, token: String) async throws -> Receipt {
        guard amountCents > 0 else { throw PaymentError.invalidAmount }

        var attempt = 1
        while true {
            do {
                let id = try await gateway.charge(amountCents: amountCents, token: token)
                return Receipt(transactionId: id, amountCents: amountCents, attempts: attempt)
            } catch PaymentError.network where attempt < maxAttempts {
                try await Task.sleep(nanoseconds: delayMillis(after: attempt) * 1_000_000)
                attempt += 1
            }
        }
    }

    func message(for error: Error) -> String {
        switch error {
        case PaymentError.invalidAmount:
            return "The amount must be positive."
        case PaymentError.declined(let code) where code == "insufficient_funds":
            return "Your card has insufficient funds."
        case PaymentError.declined(let code):
            return "Your card was declined (\(code))."
        case PaymentError.network:
            return "Please check your connection and try again."
        default:
            return "Something went wrong."
        }
    }

    private func delayMillis(after attempt: Int) -> UInt64 {
        baseDelayMillis << UInt64(attempt - 1)
    }
}
