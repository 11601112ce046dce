import Foundation

protocol InventoryDelegate: AnyObject {
    func inventory(_ inventory: Inventory, lowStockFor sku: String, remaining: Int)
    func inventory(_ inventory: Inventory, soldOut sku: String)
}

extension InventoryDelegate {
    func inventory(_ inventory: Inventory, soldOut sku: String) {}
}

final class Inventory {
    enum Failure: Error, Equatable {
        case unknownSku(String)
        case notEnough(sku: String, available: Int)
    }

    weak var delegate: InventoryDelegate?

    private let lowStockThreshold: Int
    private var onHand: [String: Int]
    private var held: [String: Int] = [:]

    init(onHand: [String: Int], lowStockThreshold: Int = 5) {
        self.onHand = onHand
        self.lowStockThreshold = lowStockThreshold
    }

    func available(_ sku: String) -> Int {
        (onHand[sku] ?? 0) - (held[sku] ?? 0)
    }

    func hold(_ sku: String, quantity: Int) throws {
        guard onHand[sku] != nil else {
            throw Failure.unknownSku(sku)
        }
        let free = available(sku)
        guard quantity <= free else {
            throw Failure.notEnough(sku: sku, available: free)
        }
        held[sku, default: 0] += quantity
    }

    func release(_ sku: String, quantity: Int) {
        guard let current = held[sku] else { return }
        if quantity >= current {
            held[sku] = nil
        } else {
            held[sku] = current - quantity
        }
    }

    func ship(_ sku: String, quantity: Int) throws {
        guard let stock = onHand[sku] else {
            throw Failure.unknownSku(sku)
        }
        guard quantity <= stock else {
            throw Failure.notEnough(sku: sku, available: stock)
        }
        let remaining = stock - quantity
        onHand[sku] = remaining
        release(sku, quantity: quantity)

        if remaining == 0 {
            delegate?.inventory(self, soldOut: sku)
        } else if remaining <= lowStockThreshold {
            delegate?.inventory(self, lowStockFor: sku, remaining: remaining)
        }
    }

    func restock(_ delivery: [String: Int]) {
        onHand.merge(delivery) { $0 + $1 }
    }

    var soldOutSkus: [String] {
        onHand.filter { $0.value == 0 }.keys.sorted()
    }
}
