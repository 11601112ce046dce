import Combine
import Foundation

struct CartLine: Identifiable, Equatable {
    let sku: String
    let title: String
    let unitPriceCents: Int
    var quantity: Int

    var id: String { sku }
    var subtotalCents: Int { unitPriceCents * quantity }
}

/// Single source of truth for the basket. Lines keep the order in which they were first added.
final class CartStore: ObservableObject {
    static let maxPerLine = 20

    @Published private(set) var lines: [CartLine] = []

    var itemCount: Int { lines.reduce(0) { $0 + $1.quantity } }
    var totalCents: Int { lines.reduce(0) { $0 + $1.subtotalCents } }
    var isEmpty: Bool { lines.isEmpty }

    func add(_ line: CartLine) {
        guard line.quantity > 0 else { return }

        if let index = lines.firstIndex(where: { $0.sku == line.sku }) {
            let room = Self.maxPerLine - lines[index].quantity
            lines[index].quantity += min(line.quantity, room)
        } else {
            var capped = line
            capped.quantity = min(line.quantity, Self.maxPerLine)
            lines.append(capped)
        }
    }

    func setQuantity(_ quantity: Int, for sku: String) {
        guard let index = lines.firstIndex(where: { $0.sku == sku }) else { return }
        if quantity <= 0 {
            lines.remove(at: index)
        } else {
            lines[index].quantity = min(quantity, Self.maxPerLine)
        }
    }

    func remove(sku: String) {
        lines.removeAll { $0.sku == sku }
    }

    func clear() {
        lines.removeAll()
    }
}
