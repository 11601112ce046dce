import Foundation

enum Destination: Equatable {
    case home
    case booking(id: Int)
    case conversation(id: String, messageId: String?)
    case invoice(id: Int, showsReceipt: Bool)
    case offers
}

struct NotificationRouter {
    private let isSignedIn: () -> Bool

    init(isSignedIn: @escaping () -> Bool) {
        self.isSignedIn = isSignedIn
    }

    /// Anything unknown or incomplete leads to the home screen.
    func destination(for payload: [String: String]) -> Destination {
        guard isSignedIn(), let type = payload["type"] else { return .home }

        switch type {
        case "booking_confirmed", "booking_changed":
            return bookingDestination(payload)
        case "class_reminder":
            return bookingDestination(payload)
        case "new_message":
            guard let id = payload["conversation_id"] else { return .home }
            return .conversation(id: id, messageId: payload["message_id"])
        case "payment_due":
            return invoiceDestination(payload, showsReceipt: false)
        case "payment_received":
            return invoiceDestination(payload, showsReceipt: true)
        case let type where type.hasPrefix("promo_"):
            return .offers
        default:
            return .home
        }
    }

    func path(for destination: Destination) -> String {
        switch destination {
        case .home: return "/"
        case .booking(let id): return "/bookings/\(id)"
        case .conversation(let id, nil): return "/chat/\(id)"
        case .conversation(let id, let messageId?): return "/chat/\(id)#\(messageId)"
        case .invoice(let id, let showsReceipt): return "/invoices/\(id)" + (showsReceipt ? "/receipt" : "")
        case .offers: return "/offers"
        }
    }

    private func bookingDestination(_ payload: [String: String]) -> Destination {
        payload["booking_id"].flatMap { Int($0) }.map { .booking(id: $0) } ?? .home
    }

    private func invoiceDestination(_ payload: [String: String], showsReceipt: Bool) -> Destination {
        guard let id = payload["invoice_id"].flatMap({ Int($0) }) else { return .home }
        return .invoice(id: id, showsReceipt: showsReceipt)
    }
}
