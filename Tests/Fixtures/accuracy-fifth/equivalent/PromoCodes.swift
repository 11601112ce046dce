import Foundation

enum Discount {
    case percent(Int)
    case fixed(cents: Int)

    func reduce(_ cents: Int) -> Int {
        switch self {
        case .percent(let percent): return cents - cents * percent / 100
        case .fixed(let amount): return max(0, cents - amount)
        }
    }
}

struct Promo {
    let code: String
    let discount: Discount
    var minimumCents = 0
    var validUntil: Date?
}

enum PromoError: Error, Equatable {
    case malformed
    case unknown(code: String)
    case expired
    case belowMinimum(missingCents: Int)
}

struct PromoCodes {
    private let promos: [String: Promo]
    private let now: () -> Date

    init(_ promos: [Promo], now: @escaping () -> Date = Date.init) {
        self.promos = Dictionary(promos.map { ($0.code, $0) }, uniquingKeysWith: { _, newer in newer })
        self.now = now
    }

    /// The total after the discount.
    func apply(_ input: String, toTotal cents: Int) -> Result<Int, PromoError> {
        normalize(input)
            .flatMap(lookUp)
            .flatMap { promo in
                if let end = promo.validUntil, now() > end {
                    return .failure(.expired)
                }
                guard cents >= promo.minimumCents else {
                    return .failure(.belowMinimum(missingCents: promo.minimumCents - cents))
                }
                return .success(promo.discount.reduce(cents))
            }
    }

    /// "sun-2025" and "SUN2025" are the same code.
    private func normalize(_ input: String) -> Result<String, PromoError> {
        let text = input.trimmingCharacters(in: .whitespacesAndNewlines).uppercased()
        guard let match = text.wholeMatch(of: #/([A-Z]{3,5})-?([0-9]{2,4})/#) else {
            return .failure(.malformed)
        }
        return .success("\(match.1)\(match.2)")
    }

    private func lookUp(_ code: String) -> Result<Promo, PromoError> {
        promos[code].map(Result.success) ?? .failure(.unknown(code: code))
    }
}
