import Foundation
@testable import Checkout

final class FakePaymentGateway: PaymentGatewayProtocol {
    enum Behaviour {
        case approve
        case decline(reason: String)
        case fail(Error)
    }

    struct Charge: Equatable {
        let id: String
        let amountInCents: Int
        let currency: String
        var refundedInCents = 0
    }

    var behaviour: Behaviour = .approve
    private(set) var charges: [Charge] = []
    private(set) var authorizeCallCount = 0
    private var queued: [Behaviour] = []

    func enqueue(_ behaviours: Behaviour...) {
        queued.append(contentsOf: behaviours)
    }

    func authorize(amountInCents: Int, currency: String) async throws -> PaymentResult {
        authorizeCallCount += 1
        let next = queued.isEmpty ? behaviour : queued.removeFirst()
        switch next {
        case .approve:
            let charge = Charge(
                id: "charge-\(charges.count + 1)",
                amountInCents: amountInCents,
                currency: currency
            )
            charges.append(charge)
            return .approved(chargeId: charge.id)
        case .decline(let reason):
            return .declined(reason: reason)
        case .fail(let error):
            throw error
        }
    }

    func refund(chargeId: String, amountInCents: Int?) async throws {
        guard let index = charges.firstIndex(where: { $0.id == chargeId }) else {
            throw PaymentError.unknownCharge(chargeId)
        }
        let charge = charges[index]
        let open = charge.amountInCents - charge.refundedInCents
        let requested = amountInCents ?? open
        guard requested <= open else {
            throw PaymentError.refundTooHigh
        }
        charges[index].refundedInCents += requested
    }

    var capturedTotal: Int {
        charges.reduce(0) { $0 + $1.amountInCents - $1.refundedInCents }
    }

    func reset() {
        behaviour = .approve
        queued = []
        charges = []
        authorizeCallCount = 0
    }
}
