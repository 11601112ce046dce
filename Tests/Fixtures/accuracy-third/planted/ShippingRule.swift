import Foundation

struct Parcel {
    let grams: Int
    let distanceKm: Int
    let isFragile: Bool
}

protocol ShippingRule {
    var name: String { get }
    func baseCents(for parcel: Parcel) -> Int
}

extension ShippingRule {
    func surchargeCents(for parcel: Parcel) -> Int {
        parcel.isFragile ? 150 : 0
    }

    func quote(for parcel: Parcel) -> ShippingQuote {
        ShippingQuote(rule: name, cents: baseCents(for: parcel) + surchargeCents(for: parcel))
    }
}

struct ShippingQuote: Equatable {
    let rule: String
    let cents: Int
}

struct StandardRule: ShippingRule {
    let name = "standard"

    func baseCents(for parcel: Parcel) -> Int {
        parcel.grams <= 2_000 ? 390 : 590
    }
}

struct CourierRule: ShippingRule {
    let name = "courier"

    func baseCents(for parcel: Parcel) -> Int {
        700 + max(parcel.distanceKm - 10, 0) * 20
    }

    func surchargeCents(for parcel: Parcel) -> Int {
        parcel.grams > 10_000 ? 400 : 0
    }
}

struct ShippingDesk {
    var rules: [any ShippingRule] = [StandardRule(), CourierRule()]

    /// Cheapest first, rules with the same price in the order of their names.
    func quotes(for parcel: Parcel) -> [ShippingQuote] {
        rules
            .map { $0.quote(for: parcel) }
            .sorted { ($0.cents, $0.rule) < ($1.cents, $1.rule) }
    }

    func cheapest(for parcel: Parcel) -> ShippingQuote? {
        quotes(for: parcel).first
    }
}
