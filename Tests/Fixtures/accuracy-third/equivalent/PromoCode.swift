import Foundation

enum Discount: Equatable {
    case percent(Int)
    case fixed(cents: Int)
    case freeShipping
}

enum PromoCodeError: Error, Equatable {
    case malformed
    case percentOutOfRange(Int)
}

/// `PCT15-AB12`, `FIX500-AB12` (cents) or `SHIP-AB12`.
struct PromoCode: Equatable {
    let campaign: String
    let discount: Discount

    private static var pattern: Regex<(Substring, Substring, Substring, Substring)> {
        #/(PCT|FIX|SHIP)([0-9]{0,4})-([A-Z0-9]{4})/#
    }

    static func parse(_ input: String) -> Result<PromoCode, PromoCodeError> {
        let code = input.trimmingCharacters(in: .whitespacesAndNewlines).uppercased()
        guard let match = code.wholeMatch(of: pattern) else { return .failure(.malformed) }

        let discount: Discount
        switch (match.1, Int(match.2)) {
        case ("PCT", let value?):
            guard (1...90).contains(value) else { return .failure(.percentOutOfRange(value)) }
            discount = .percent(value)
        case ("FIX", let value?) where value > 0:
            discount = .fixed(cents: value)
        case ("SHIP", nil):
            discount = .freeShipping
        default:
            return .failure(.malformed)
        }
        return .success(PromoCode(campaign: String(match.3), discount: discount))
    }

    func total(subtotalCents: Int, shippingCents: Int) -> Int {
        switch discount {
        case .percent(let value):
            return subtotalCents - subtotalCents * value / 100 + shippingCents
        case .fixed(let cents):
            return max(0, subtotalCents - cents) + shippingCents
        case .freeShipping:
            return subtotalCents
        }
    }
}
