import Foundation

enum PaymentMethod: Equatable {
  case card(brand: String, last4: String, expMonth: Int, expYear: Int)
  case sepa(bankName: String?, last4: String)
  case wallet(provider: String)

  var label: String {
    switch self {
    case let .card(brand, last4, _, _):
      return "\(brand) ···· \(last4)"
    case let .sepa(bankName, last4):
      return "\(bankName ?? "Bank account") ···· \(last4)"
    case let .wallet(provider):
      return provider
    }
  }

  func isExpired(month: Int, year: Int) -> Bool {
    guard case let .card(_, _, expMonth, expYear) = self else { return false }
    return (expYear, expMonth) < (year, month)
  }
}

extension PaymentMethod: Decodable {
  private enum Kind: String, Decodable {
    case card, sepa, wallet
  }

  private enum CodingKeys: String, CodingKey {
    case type, brand, last4, provider
    case expMonth = "exp_month"
    case expYear = "exp_year"
    case bankName = "bank_name"
  }

  init(from decoder: Decoder) throws {
    let box = try decoder.container(keyedBy: CodingKeys.self)
    switch try box.decode(Kind.self, forKey: .type) {
    case .card:
      self = .card(
        brand: try box.decode(String.self, forKey: .brand),
        last4: try box.decode(String.self, forKey: .last4),
        expMonth: try box.decode(Int.self, forKey: .expMonth),
        expYear: try box.decode(Int.self, forKey: .expYear)
      )
    case .sepa:
      self = .sepa(
        bankName: try box.decodeIfPresent(String.self, forKey: .bankName),
        last4: try box.decode(String.self, forKey: .last4)
      )
    case .wallet:
      self = .wallet(provider: try box.decode(String.self, forKey: .provider))
    }
  }

  static func parseList(_ json: Data) throws -> [PaymentMethod] {
    try JSONDecoder().decode([PaymentMethod].self, from: json)
  }
}
