import Foundation

enum PaymentMethod: Codable, Equatable {
    case card(brand: String, last4: String, expiryMonth: Int, expiryYear: Int)
    case bankAccount(iban: String, holder: String)
    case wallet(provider: String)
    case cashOnDelivery

    private enum CodingKeys: String, CodingKey {
        case type, brand, last4, iban, holder, provider
        case expiryMonth = "exp_month"
        case expiryYear = "exp_year"
    }

    init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let type = try container.decode(String.self, forKey: .type)
        switch type {
        case "card":
            self = .card(
                brand: try container.decode(String.self, forKey: .brand),
                last4: try container.decode(String.self, forKey: .last4),
                expiryMonth: try container.decode(Int.self, forKey: .expiryMonth),
                expiryYear: try container.decode(Int.self, forKey: .expiryYear)
            )
        case "bank_account":
            self = .bankAccount(
                iban: try container.decode(String.self, forKey: .iban),
                holder: try container.decode(String.self, forKey: .holder)
            )
        case "wallet":
            self = .wallet(provider: try container.decode(String.self, forKey: .provider))
        case "cod":
            self = .cashOnDelivery
        default:
            throw DecodingError.dataCorruptedError(
                forKey: .type, in: container, debugDescription: "Unsupported payment method \(type)"
            )
        }
    }

    func encode(to encoder: Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case let .card(brand, last4, expiryMonth, expiryYear):
            try container.encode("card", forKey: .type)
            try container.encode(brand, forKey: .brand)
            try container.encode(last4, forKey: .last4)
            try container.encode(expiryMonth, forKey: .expiryMonth)
            try container.encode(expiryYear, forKey: .expiryYear)
        case let .bankAccount(iban, holder):
            try container.encode("bank_account", forKey: .type)
            try container.encode(iban, forKey: .iban)
            try container.encode(holder, forKey: .holder)
        case let .wallet(provider):
            try container.encode("wallet", forKey: .type)
            try container.encode(provider, forKey: .provider)
        case .cashOnDelivery:
            try container.encode("cod", forKey: .type)
        }
    }

    func isExpired(year: Int, month: Int) -> Bool {
        guard case let .card(_, _, expiryMonth, expiryYear) = self else { return false }
        return expiryYear < year || (expiryYear == year && expiryMonth < month)
    }

    var maskedLabel: String {
        switch self {
        case let .card(brand, last4, _, _): return "\(brand) •••• \(last4)"
        case let .bankAccount(iban, _): return "IBAN •••• \(iban.suffix(4))"
        case let .wallet(provider): return provider
        case .cashOnDelivery: return "Cash on delivery"
        }
    }
}
