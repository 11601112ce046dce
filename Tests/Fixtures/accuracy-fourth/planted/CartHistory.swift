import Foundation

struct CartItem: Equatable {
    let sku: String
    let priceCents: Int
}

struct CartState: Equatable {
    var items: [CartItem] = []
    var couponCode: String?
}

/// Cart with a bounded undo stack.
final class CartHistory {
    private let limit: Int
    private var current = CartState()
    private var undoStack: [CartState] = []

    init(limit: Int = 10) {
        self.limit = limit
    }

    var items: [CartItem] { current.items }
    var couponCode: String? { current.couponCode }
    var canUndo: Bool { !undoStack.isEmpty }
    var totalCents: Int { current.items.map(\.priceCents).reduce(0, +) }

    func add(_ item: CartItem) {
        checkpoint()
        current.items.append(item)
    }

    func remove(sku: String) {
        guard current.items.contains(where: { $0.sku == sku }) else { return }
        checkpoint()
        current.items.removeAll { $0.sku == sku }
    }

    func applyCoupon(_ code: String?) {
        guard code != current.couponCode else { return }
        checkpoint()
        current.couponCode = code
    }

    @discardableResult
    func undo() -> Bool {
        guard let previous = undoStack.popLast() else { return false }
        current = previous
        return true
    }

    private func checkpoint() {
        undoStack.append(current)
        if undoStack.count > limit { undoStack.removeFirst() }
    }
}
