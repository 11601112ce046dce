import Combine
import Foundation

struct CartLine: Equatable, Identifiable {
    let id: String
    let name: String
    let unitCents: Int
    let stock: Int
    var quantity: Int

    var totalCents: Int { unitCents * quantity }
}

struct CartSummary: Equatable {
    var itemCount = 0
    var subtotalCents = 0
    var shippingCents = 0
    var hint: String?

    var totalCents: Int { subtotalCents + shippingCents }
}

@MainActor
final class CartViewModel: ObservableObject {
    private static let freeShippingFrom = 50_00
    private static let shipping = 4_90
    private static let maxPerLine = 10

    @Published private(set) var lines: [CartLine] = []
    @Published private(set) var summary = CartSummary()
    @Published private(set) var message: String?

    private var lastRemoved: (line: CartLine, index: Int)?

    func add(_ line: CartLine) {
        message = nil
        if let index = lines.firstIndex(where: { $0.id == line.id }) {
            setQuantity(lines[index].quantity + line.quantity, at: index)
        } else if line.stock <= 0 {
            message = "\(line.name) is sold out"
        } else {
            var first = line
            first.quantity = clamped(line.quantity, for: line)
            lines.append(first)
            updateSummary()
        }
    }

    func changeQuantity(of id: String, to quantity: Int) {
        message = nil
        guard let index = lines.firstIndex(where: { $0.id == id }) else { return }
        if quantity <= 0 {
            remove(at: index)
        } else {
            setQuantity(quantity, at: index)
        }
    }

    func undoRemove() {
        guard let (line, index) = lastRemoved else { return }
        lastRemoved = nil
        message = nil
        guard !lines.contains(where: { $0.id == line.id }) else { return }
        lines.insert(line, at: min(index, lines.count))
        updateSummary()
    }

    func clear() {
        lines.removeAll()
        lastRemoved = nil
        message = nil
        updateSummary()
    }

    private func remove(at index: Int) {
        let line = lines.remove(at: index)
        lastRemoved = (line, index)
        message = "\(line.name) removed"
        updateSummary()
    }

    private func setQuantity(_ wanted: Int, at index: Int) {
        lines[index].quantity = clamped(wanted, for: lines[index])
        updateSummary()
    }

    private func clamped(_ wanted: Int, for line: CartLine) -> Int {
        let limit = min(line.stock, Self.maxPerLine)
        if wanted > limit {
            message = "Only \(limit) of \(line.name) available"
        }
        return max(1, min(wanted, limit))
    }

    private func updateSummary() {
        let subtotal = lines.reduce(0) { $0 + $1.totalCents }
        let missing = Self.freeShippingFrom - subtotal
        summary = CartSummary(
            itemCount: lines.map(\.quantity).reduce(0, +),
            subtotalCents: subtotal,
            shippingCents: lines.isEmpty || missing <= 0 ? 0 : Self.shipping,
            hint: lines.isEmpty || missing <= 0 ? nil : "\(Self.euros(missing)) more for free shipping"
        )
    }

    private static func euros(_ cents: Int) -> String {
        String(format: "%d.%02d €", cents / 100, cents % 100)
    }
}
