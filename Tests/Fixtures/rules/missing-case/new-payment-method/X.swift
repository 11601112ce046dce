import Foundation

/// How a basket may be paid for, as the server spells it.
enum PaymentMethod: String, Codable {
    case card = "CARD"
    case invoice = "INVOICE"
    case voucher = "VOUCHER"
    //~ missing-case: voucher

    var needsAddress: Bool {
        return self == .invoice
    }
}

/// What was chosen at the till.
struct PaymentChoice {
    let method: PaymentMethod
    let cents: Int

    func isFree() -> Bool {
        return cents == 0
    }
}
