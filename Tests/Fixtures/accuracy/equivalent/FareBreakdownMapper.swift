import Foundation

struct FareResponse: Decodable {
    struct Leg: Decodable {
        let from: String
        let to: String
        let base: Int?
        let taxes: [String: Int]?
    }

    struct Extra: Decodable {
        let code: String
        let amount: Int
        let quantity: Int?
    }

    let currency: String?
    let legs: [Leg]?
    let extras: [Extra]?
    let voucher: Int?
}

struct FareLine: Equatable {
    enum Kind: Equatable { case leg, tax, extra, discount }

    let kind: Kind
    let label: String
    let cents: Int
}

struct FareBreakdown: Equatable {
    let currency: String
    let lines: [FareLine]
    let totalCents: Int
}

enum FareBreakdownMapper {

    static func map(_ response: FareResponse) -> FareBreakdown? {
        guard let legs = response.legs, !legs.isEmpty else { return nil }

        let legLines = legs.compactMap { leg -> FareLine? in
            guard let base = leg.base else { return nil }
            return FareLine(kind: .leg, label: "\(leg.from) – \(leg.to)", cents: base)
        }
        // A leg without a fare makes the whole offer unusable.
        guard legLines.count == legs.count else { return nil }

        let charges = legLines + taxLines(legs) + extraLines(response.extras ?? [])
        let subtotal = charges.reduce(0) { $0 + $1.cents }

        // Vouchers never make the price negative.
        let discount = min(max(response.voucher ?? 0, 0), max(subtotal, 0))
        let discountLines = discount > 0
            ? [FareLine(kind: .discount, label: "Voucher", cents: -discount)]
            : []

        return FareBreakdown(
            currency: response.currency?.uppercased() ?? "EUR",
            lines: charges + discountLines,
            totalCents: subtotal - discount
        )
    }

    private static func taxLines(_ legs: [FareResponse.Leg]) -> [FareLine] {
        legs
            .compactMap(\.taxes)
            .reduce(into: [String: Int]()) { sums, taxes in sums.merge(taxes, uniquingKeysWith: +) }
            .filter { $0.value != 0 }
            .sorted { $0.key < $1.key }
            .map { FareLine(kind: .tax, label: "Tax \($0.key)", cents: $0.value) }
    }

    private static func extraLines(_ extras: [FareResponse.Extra]) -> [FareLine] {
        extras.compactMap { extra in
            let quantity = extra.quantity ?? 1
            guard quantity > 0 else { return nil }
            let name = title(of: extra.code)
            return FareLine(
                kind: .extra,
                label: quantity == 1 ? name : "\(quantity) × \(name)",
                cents: extra.amount * quantity
            )
        }
    }

    private static func title(of code: String) -> String {
        switch code {
        case "BAG10": return "Cabin bag"
        case "BAG23": return "Checked bag"
        case let seat where seat.hasPrefix("SEAT"): return "Seat reservation"
        case "MEAL": return "Meal"
        default: return "Extra"
        }
    }
}
