import Foundation

enum PaymentMethod: Equatable {
    case card(brand: String, lastFour: String)
    case payPal(email: String)
    case wallet(provider: String)
    case payLater(installments: Int)
    case invoice
    case unsupported(code: String)

    init(code: String, attributes: [String: String]) {
        let code = code.lowercased()
        switch code {
        case "card", "credit_card":
            self = .card(
                brand: attributes["brand"] ?? "Card",
                lastFour: String((attributes["number"] ?? "").suffix(4))
            )
        case "paypal":
            self = .payPal(email: attributes["email"] ?? "")
        case "apple_pay", "google_pay":
            self = .wallet(provider: code.replacingOccurrences(of: "_", with: " ").capitalized)
        case "klarna":
            self = .payLater(installments: attributes["installments"].flatMap { Int($0) } ?? 1)
        case "invoice":
            self = .invoice
        default:
            self = .unsupported(code: code)
        }
    }

    var title: String {
        switch self {
        case let .card(brand, lastFour): return "\(brand) •••• \(lastFour)"
        case let .payPal(email): return email.isEmpty ? "PayPal" : "PayPal (\(email))"
        case let .wallet(provider): return provider
        case let .payLater(installments): return installments > 1 ? "Pay in \(installments)" : "Pay later"
        case .invoice: return "Invoice"
        case let .unsupported(code): return "Unknown (\(code))"
        }
    }

    var isSelectable: Bool {
        if case .unsupported = self { return false }
        return true
    }

    var needsBillingAddress: Bool {
        switch self {
        case .card, .payLater, .invoice: return true
        case .payPal, .wallet, .unsupported: return false
        }
    }
}
