import Foundation

enum ShipmentState: String, CaseIterable {
    case announced
    case inTransit
    case outForDelivery
    case delivered
    case returned
    case unknown

    /// Maps the event codes of the carriers we support.
    init(carrierCode: String) {
        switch carrierCode.trimmingCharacters(in: .whitespacesAndNewlines).uppercased() {
        case "ANN", "PRE":
            self = .announced
        case "TRN", "HUB", "CUS":
            self = .inTransit
        case "OFD":
            self = .outForDelivery
        case "DLV", "POD", "LCK":
            self = .delivered
        case "RTS", "REF":
            self = .returned
        default:
            self = .unknown
        }
    }

    var isOpen: Bool {
        switch self {
        case .announced, .inTransit, .outForDelivery, .unknown: return true
        case .delivered, .returned: return false
        }
    }

    var title: String {
        switch self {
        case .announced: return "Label created"
        case .inTransit: return "On its way"
        case .outForDelivery: return "Arriving today"
        case .delivered: return "Delivered"
        case .returned: return "Sent back"
        case .unknown: return "Status unavailable"
        }
    }
}

struct Shipment {
    let id: String
    let eventCodes: [String]

    /// The newest event that means something to us.
    var state: ShipmentState {
        eventCodes.reversed()
            .map(ShipmentState.init(carrierCode:))
            .first { $0 != .unknown } ?? .unknown
    }
}
