import Foundation

enum OrderStatus {
    case placed
    case packed(parcels: Int)
    case shipped(carrier: String, etaDays: Int?)
    case delivered(signedBy: String?)
    case cancelled(refundCents: Int?)
}

struct OrderRow: Equatable {
    enum Tone { case neutral, positive, warning }
    enum Action { case cancel, track, review, reorder }

    let title: String
    var detail: String? = nil
    let tone: Tone
    let progress: Int
    let actions: [Action]
}

extension OrderRow {
    init(_ status: OrderStatus) {
        switch status {
        case .placed:
            self.init(title: "Order placed", tone: .neutral, progress: 10, actions: [.cancel])

        case .packed(let parcels):
            self.init(
                title: "Packed",
                detail: parcels > 1 ? "\(parcels) parcels" : nil,
                tone: .neutral,
                progress: 40,
                actions: [.cancel]
            )

        case let .shipped(carrier, etaDays):
            let isLate = (etaDays ?? 0) < 0
            self.init(
                title: Self.arrival(in: etaDays),
                detail: "With \(carrier)",
                tone: isLate ? .warning : .neutral,
                progress: 75,
                actions: [.track]
            )

        case .delivered(let signer):
            self.init(
                title: "Delivered",
                detail: signer.map { "Signed by \($0)" },
                tone: .positive,
                progress: 100,
                actions: [.review, .reorder]
            )

        case .cancelled(let refund?) where refund > 0:
            let amount = String(format: "$%d.%02d", refund / 100, refund % 100)
            self.init(title: "Cancelled", detail: "\(amount) refunded", tone: .warning, progress: 0, actions: [.reorder])

        case .cancelled:
            self.init(title: "Cancelled", tone: .warning, progress: 0, actions: [.reorder])
        }
    }

    private static func arrival(in days: Int?) -> String {
        guard let days = days else { return "On its way" }
        switch days {
        case ..<0: return "Delayed"
        case 0: return "Arriving today"
        case 1: return "Arriving tomorrow"
        default: return "Arriving in \(days) days"
        }
    }
}
