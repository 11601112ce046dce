import Foundation

protocol PriceRule {
    var identifier: String { get }
    func adjust(_ price: Int64, quantity: Int) -> Int64
}

extension PriceRule {
    func minimumQuantity() -> Int {
        1
    }

    func apply(to price: Int64, quantity: Int) -> Int64 {
        guard quantity >= minimumQuantity() else { return price }
        return max(adjust(price, quantity: quantity), 0)
    }
}

struct ClearanceRule: PriceRule {
    let identifier = "clearance"
    let percent: Int64

    func adjust(_ price: Int64, quantity: Int) -> Int64 {
        price - price * percent / 100
    }
}

struct BulkRule: PriceRule {
    let identifier = "bulk"
    let reduction: Int64

    func minimumQuantity() -> Int {
        10
    }

    func adjust(_ price: Int64, quantity: Int) -> Int64 {
        price - reduction
    }
}

struct PriceRuleChain {
    let rules: [PriceRule]

    func finalPrice(for price: Int64, quantity: Int) -> Int64 {
        rules.reduce(price) { $1.apply(to: $0, quantity: quantity) }
    }

    func effectiveRules(for price: Int64, quantity: Int) -> [String] {
        rules
            .filter { $0.apply(to: price, quantity: quantity) != price }
            .map { $0.identifier }
    }
}
