import Foundation

enum PaymentStatus: String, Decodable {
    case pending
    case requiresAction = "requires_action"
    case succeeded
    case declined
    case expired

    var isFinal: Bool {
        switch self {
        case .pending, .requiresAction: return false
        case .succeeded, .declined, .expired: return true
        }
    }
}

enum PollingError: Error {
    case timedOut
}

struct PaymentStatusPoller {
    let api: PaymentAPI
    var interval: TimeInterval = 2
    var maxPolls = 45

    /// Emits every change of the status and ends after the final one.
    func statuses(paymentID: String) -> AsyncThrowingStream<PaymentStatus, Error> {
        var last: PaymentStatus?
        var poll = 0

        return AsyncThrowingStream {
            while last?.isFinal != true {
                guard poll < maxPolls else { throw PollingError.timedOut }
                if poll > 0 {
                    try await Task.sleep(nanoseconds: UInt64(interval * 1_000_000_000))
                }
                poll += 1
                if let status = try await currentStatus(paymentID), status != last {
                    last = status
                    return status
                }
            }
            return nil
        }
    }

    private func currentStatus(_ paymentID: String) async throws -> PaymentStatus? {
        do {
            return try await api.payment(id: paymentID).status
        } catch let error as ServiceFailure where error.isTransient {
            return nil
        }
    }
}
