import Foundation

enum OrderStatus: String, Codable, CaseIterable {
    case draft
    case placed
    case paid
    case packed
    case shipped
    case delivered
    case cancelled
    case refunded
}

struct OrderTransitionError: Error, Equatable {
    let from: OrderStatus
    let to: OrderStatus
}

final class OrderLifecycle {

    private static let allowed: [OrderStatus: Set<OrderStatus>] = [
        .draft: [.placed, .cancelled],
        .placed: [.paid, .cancelled],
        .paid: [.packed, .cancelled, .refunded],
        .packed: [.shipped, .refunded],
        .shipped: [.delivered, .refunded],
        .delivered: [.refunded],
    ]

    private(set) var status: OrderStatus
    private(set) var history: [OrderStatus]
    private let tracker: OrderTracking

    init(status: OrderStatus = .draft, tracker: OrderTracking) {
        self.status = status
        self.history = [status]
        self.tracker = tracker
    }

    var isFinal: Bool {
        Self.allowed[status] == nil
    }

    func canMove(to next: OrderStatus) -> Bool {
        Self.allowed[status]?.contains(next) ?? false
    }

    func move(to next: OrderStatus) throws {
        guard canMove(to: next) else {
            throw OrderTransitionError(from: status, to: next)
        }
        tracker.orderMoved(from: status.rawValue, to: next.rawValue)
        status = next
        history.append(next)
    }
}
