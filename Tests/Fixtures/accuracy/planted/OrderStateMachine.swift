import Foundation

enum OrderState: String {
    case placed, paid, shipped, delivered, cancelled, returned
}

enum OrderEvent {
    case pay
    case ship(trackingCode: String)
    case deliver
    case cancel
    case returnGoods
}

final class OrderStateMachine {
    private(set) var state: OrderState = .placed
    private(set) var trackingCode: String?
    private(set) var history: [OrderState] = [.placed]

    @discardableResult
    func handle(_ event: OrderEvent) -> Bool {
        guard let next = nextState(for: event) else { return false }
        if case .ship(let code) = event {
            trackingCode = code
        }
        state = next
        history.append(next)
        return true
    }

    var isFinal: Bool {
        switch state {
        case .cancelled, .returned: return true
        case .placed, .paid, .shipped, .delivered: return false
        }
    }

    private func nextState(for event: OrderEvent) -> OrderState? {
        switch (state, event) {
        case (.placed, .pay): return .paid
        case (.placed, .cancel), (.paid, .cancel): return .cancelled
        case (.paid, .ship): return .shipped
        case (.shipped, .deliver): return .delivered
        case (.shipped, .returnGoods): return .returned
        default: return nil
        }
    }
}
