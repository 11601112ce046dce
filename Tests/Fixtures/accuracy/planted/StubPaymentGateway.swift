import Foundation

struct Charge: Equatable {
    let orderId: String
    let cents: Int
}

enum PaymentError: Error, Equatable {
    case declined
    case networkDown
    case unknownReceipt
}

protocol PaymentGateway {
    func charge(_ charge: Charge) async throws -> String
    func refund(receipt: String) async throws
}

/// Test double with prepared answers.
final class StubPaymentGateway: PaymentGateway {
    private(set) var charges: [Charge] = []
    private(set) var refunds: [String] = []
    private var prepared: [PaymentError?] = []
    private var issued: [String] = []

    func prepareSuccess() {
        prepared.append(nil)
    }

    func prepareFailure(_ error: PaymentError) {
        prepared.append(error)
    }

    func charge(_ charge: Charge) async throws -> String {
        charges.append(charge)
        if !prepared.isEmpty, let error = prepared.removeFirst() {
            throw error
        }
        let receipt = "receipt-\(issued.count + 1)"
        issued.append(receipt)
        return receipt
    }

    func refund(receipt: String) async throws {
        guard issued.contains(receipt) else { throw PaymentError.unknownReceipt }
        refunds.append(receipt)
    }

    var totalCharged: Int {
        charges.reduce(0) { $0 + $1.cents }
    }
}
