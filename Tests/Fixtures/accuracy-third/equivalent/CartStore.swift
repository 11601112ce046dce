import Combine
import Foundation

struct CartLine: Equatable, Identifiable {
    let sku: String
    let unitPriceCents: Int
    var quantity: Int

    var id: String { sku }
    var totalCents: Int { unitPriceCents * quantity }
}

final class CartStore: ObservableObject {
    static let maxQuantityPerLine = 20

    @Published private(set) var lines: [CartLine] = []

    var subtotalCents: Int { lines.reduce(0) { $0 + $1.totalCents } }
    var itemCount: Int { lines.reduce(0) { $0 + $1.quantity } }
    var isEmpty: Bool { lines.isEmpty }

    func add(sku: String, unitPriceCents: Int, quantity: Int = 1) {
        guard quantity > 0 else { return }
        let addition = min(quantity, Self.maxQuantityPerLine)
        update { lines in
            if let index = lines.firstIndex(where: { $0.sku == sku }) {
                lines[index].quantity = min(lines[index].quantity + addition, Self.maxQuantityPerLine)
            } else {
                lines.append(CartLine(sku: sku, unitPriceCents: unitPriceCents, quantity: addition))
            }
        }
    }

    func setQuantity(_ quantity: Int, for sku: String) {
        guard quantity > 0 else {
            remove(sku: sku)
            return
        }
        update { lines in
            guard let index = lines.firstIndex(where: { $0.sku == sku }) else { return }
            lines[index].quantity = min(quantity, Self.maxQuantityPerLine)
        }
    }

    func remove(sku: String) {
        update { $0.removeAll { $0.sku == sku } }
    }

    func clear() {
        update { $0.removeAll() }
    }

    /// Publishes only if the content really changed.
    private func update(_ change: (inout [CartLine]) -> Void) {
        var copy = lines
        change(&copy)
        guard copy != lines else { return }
        lines = copy
    }
}
