import Combine

struct CartLine: Equatable, Identifiable {
    let id: String
    let title: String
    let unitPrice: Int64
    var quantity: Int

    var total: Int64 { unitPrice * Int64(quantity) }
}

struct CartState: Equatable {
    var lines: [CartLine] = []
    var couponPercent: Int64 = 0
    var isCheckingOut = false

    var subtotal: Int64 { lines.reduce(0) { $0 + $1.total } }
    var discount: Int64 { subtotal * couponPercent / 100 }
    var payable: Int64 { subtotal - discount }
    var canCheckOut: Bool { !lines.isEmpty && !isCheckingOut }
}

enum CartAction {
    case add(CartLine)
    case setQuantity(id: String, quantity: Int)
    case remove(id: String)
    case applyCoupon(percent: Int64)
    case checkoutStarted
    case checkoutFinished(success: Bool)
}

final class CartStore: ObservableObject {
    static let maxQuantity = 99

    @Published private(set) var state = CartState()

    func dispatch(_ action: CartAction) {
        var next = state
        Self.reduce(&next, action)
        if next != state { state = next }
    }

    private static func reduce(_ state: inout CartState, _ action: CartAction) {
        switch action {
        case .add(var line):
            guard line.quantity > 0 else { return }
            line.quantity = min(line.quantity, maxQuantity)
            if let index = state.lines.firstIndex(where: { $0.id == line.id }) {
                let merged = state.lines[index].quantity + line.quantity
                state.lines[index].quantity = min(merged, maxQuantity)
            } else {
                state.lines.append(line)
            }

        case let .setQuantity(id, quantity) where quantity <= 0:
            state.lines.removeAll { $0.id == id }

        case let .setQuantity(id, quantity):
            guard let index = state.lines.firstIndex(where: { $0.id == id }) else { return }
            state.lines[index].quantity = min(quantity, maxQuantity)

        case .remove(let id):
            state.lines.removeAll { $0.id == id }

        case .applyCoupon(let percent):
            state.couponPercent = min(max(percent, 0), 100)

        case .checkoutStarted:
            if state.canCheckOut { state.isCheckingOut = true }

        case .checkoutFinished(success: true):
            state = CartState()

        case .checkoutFinished:
            state.isCheckingOut = false
        }
    }
}
