import Foundation

struct CartLine: Equatable {
    let sku: String
    var quantity: Int
    let unitPriceCents: Int

    var totalCents: Int { quantity * unitPriceCents }
}

enum CartError: Error, Equatable {
    case quantityLimit(max: Int)
    case unknownLine(sku: String)
}

protocol CartRepositoryDelegate: AnyObject {
    func cartRepository(_ repository: CartRepository, didUpdate lines: [CartLine])
    func cartRepository(_ repository: CartRepository, didFailToSync sku: String)
}

extension CartRepositoryDelegate {
    func cartRepository(_ repository: CartRepository, didFailToSync sku: String) {}
}

final class CartRepository {
    static let maxQuantity = 99
    static let freeShippingThresholdCents = 5_000

    weak var delegate: CartRepositoryDelegate?

    private let api: CartAPI
    private(set) var lines: [CartLine] = [] {
        didSet {
            guard lines != oldValue else { return }
            delegate?.cartRepository(self, didUpdate: lines)
        }
    }

    init(api: CartAPI) {
        self.api = api
    }

    var subtotalCents: Int {
        lines.reduce(0) { $0 + $1.totalCents }
    }

    var missingForFreeShippingCents: Int {
        max(0, Self.freeShippingThresholdCents - subtotalCents)
    }

    func add(sku: String, quantity: Int = 1, unitPriceCents: Int) async throws {
        let existing = lines.first { $0.sku == sku }
        let total = (existing?.quantity ?? 0) + quantity
        guard total <= Self.maxQuantity else {
            throw CartError.quantityLimit(max: Self.maxQuantity)
        }
        let previous = lines
        if let index = lines.firstIndex(where: { $0.sku == sku }) {
            lines[index].quantity = total
        } else {
            lines.append(CartLine(sku: sku, quantity: quantity, unitPriceCents: unitPriceCents))
        }
        do {
            try await api.setQuantity(sku: sku, quantity: total)
        } catch {
            lines = previous
            delegate?.cartRepository(self, didFailToSync: sku)
            throw error
        }
    }

    func remove(sku: String) async throws {
        guard lines.contains(where: { $0.sku == sku }) else {
            throw CartError.unknownLine(sku: sku)
        }
        try await api.setQuantity(sku: sku, quantity: 0)
        lines.removeAll { $0.sku == sku }
    }
}
