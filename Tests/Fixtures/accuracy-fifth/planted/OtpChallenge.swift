import Foundation

enum OtpError: Error, Equatable {
    case alreadyUsed
    case expired
    case invalidCode(attemptsLeft: Int)
    case locked
}

/// Local check of a one-time password that was delivered by push.
final class OtpChallenge {
    static let maxAttempts = 3

    private let code: [UInt8]
    private let expiresAt: Date
    private let now: () -> Date
    private var failedAttempts = 0
    private var isUsed = false

    init(code: String, issuedAt: Date, lifetime: TimeInterval = 120, now: @escaping () -> Date = { Date() }) {
        self.code = Array(code.utf8)
        self.expiresAt = issuedAt.addingTimeInterval(lifetime)
        self.now = now
    }

    var attemptsLeft: Int { Self.maxAttempts - failedAttempts }

    func verify(_ input: String) throws {
        guard !isUsed else { throw OtpError.alreadyUsed }
        guard attemptsLeft > 0 else { throw OtpError.locked }
        guard now() < expiresAt else { throw OtpError.expired }

        guard isEqual(Array(input.utf8), code) else {
            failedAttempts += 1
            throw attemptsLeft > 0 ? OtpError.invalidCode(attemptsLeft: attemptsLeft) : OtpError.locked
        }
        isUsed = true
    }

    private func isEqual(_ lhs: [UInt8], _ rhs: [UInt8]) -> Bool {
        guard lhs.count == rhs.count else { return false }
        return zip(lhs, rhs).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
    }
}
