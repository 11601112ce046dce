import Foundation

struct CardNumber: Hashable {
  enum Brand: String {
    case visa = "Visa"
    case mastercard = "Mastercard"
    case amex = "American Express"
    case unknown = "Card"
  }

  let digits: String

  init?(_ input: String) {
    let compact = input.filter { $0 != " " && $0 != "-" }
    guard
      (12...19).contains(compact.count),
      compact.allSatisfy({ $0.isASCII && $0.isNumber }),
      Self.passesLuhn(compact)
    else { return nil }
    digits = compact
  }

  var brand: Brand {
    guard let head = Int(digits.prefix(4)) else { return .unknown }
    switch head {
    case 4000...4999:
      return .visa
    case 5100...5599, 2221...2720:
      return .mastercard
    case 3400...3499, 3700...3799:
      return digits.count == 15 ? .amex : .unknown
    default:
      return .unknown
    }
  }

  var lastFour: String { String(digits.suffix(4)) }

  var masked: String { "\(brand.rawValue) •••• \(lastFour)" }

  var formatted: String {
    var rest = Substring(digits)
    var sizes = brand == .amex ? [4, 6, 5][...] : []
    var groups: [Substring] = []
    while !rest.isEmpty {
      let size = sizes.popFirst() ?? 4
      groups.append(rest.prefix(size))
      rest = rest.dropFirst(size)
    }
    return groups.joined(separator: " ")
  }

  private static func passesLuhn(_ digits: String) -> Bool {
    let sum = digits.reversed()
      .compactMap(\.wholeNumberValue)
      .enumerated()
      .reduce(0) { sum, entry in
        guard entry.offset % 2 == 1 else { return sum + entry.element }
        let doubled = entry.element * 2
        return sum + (doubled > 9 ? doubled - 9 : doubled)
      }
    return sum % 10 == 0
  }
}
