import Foundation

enum ProductCategory: Int, CaseIterable {
    case produce
    case bakery
    case dairy
    case household

    var title: String {
        switch self {
        case .produce: return "Fruit & Vegetables"
        case .bakery: return "Bakery"
        case .dairy: return "Dairy"
        case .household: return "Household"
        }
    }
}

struct CartLine: Equatable {
    let sku: String
    let name: String
    let category: ProductCategory
    let quantity: Int
    let unitCents: Int64

    var totalCents: Int64 { Int64(quantity) * unitCents }
}

struct CartSummary {
    struct Section: Equatable {
        let category: ProductCategory
        let lines: [CartLine]
        var totalCents: Int64 { lines.map(\.totalCents).reduce(0, +) }
    }

    static let freeDeliveryCents: Int64 = 3_500
    static let deliveryFeeCents: Int64 = 390

    let sections: [Section]

    init(lines: [CartLine]) {
        let grouped = Dictionary(grouping: lines.filter { $0.quantity > 0 }, by: \.category)
        sections = ProductCategory.allCases.compactMap { category in
            guard let lines = grouped[category] else { return nil }
            return Section(category: category, lines: lines)
        }
    }

    var isEmpty: Bool { sections.isEmpty }

    var itemCount: Int {
        sections.flatMap(\.lines).reduce(0) { $0 + $1.quantity }
    }

    var subtotalCents: Int64 {
        sections.reduce(0) { $0 + $1.totalCents }
    }

    var deliveryCents: Int64 {
        if isEmpty || subtotalCents >= Self.freeDeliveryCents { return 0 }
        return Self.deliveryFeeCents
    }

    var missingForFreeDelivery: Int64? {
        guard deliveryCents > 0 else { return nil }
        return Self.freeDeliveryCents - subtotalCents
    }

    var totalCents: Int64 { subtotalCents + deliveryCents }
}
