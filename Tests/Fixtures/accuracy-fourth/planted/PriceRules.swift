import Foundation

protocol PriceRule {
    var name: String { get }
    func adjust(_ cents: Int) -> Int
}

extension PriceRule {
    var isExclusive: Bool { false }

    func savings(on cents: Int) -> Int { max(0, cents - adjust(cents)) }
}

struct MemberRule: PriceRule {
    let name = "Member price"
    let percent: Int

    func adjust(_ cents: Int) -> Int { cents - cents * percent / 100 }
}

struct BulkRule: PriceRule {
    let name = "Bulk rebate"
    let fromCents: Int
    let rebateCents: Int

    func adjust(_ cents: Int) -> Int {
        cents >= fromCents ? cents - rebateCents : cents
    }
}

struct ClearanceRule: PriceRule {
    let name = "Clearance"
    let fixedCents: Int

    var isExclusive: Bool { true }

    func adjust(_ cents: Int) -> Int { min(cents, fixedCents) }
}

struct PriceQuote: Equatable {
    let cents: Int
    let applied: [String]
}

struct PriceRules {
    let rules: [any PriceRule]

    /// Applies the rules in order; nothing is added after an exclusive rule took effect.
    func quote(for cents: Int) -> PriceQuote {
        var price = cents
        var applied: [String] = []
        for rule in rules where rule.savings(on: price) > 0 {
            price = max(0, rule.adjust(price))
            applied.append(rule.name)
            if rule.isExclusive { break }
        }
        return PriceQuote(cents: price, applied: applied)
    }
}
