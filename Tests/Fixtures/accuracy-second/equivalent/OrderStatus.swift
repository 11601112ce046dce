import Foundation

enum OrderStatus: String, Codable, CaseIterable {
    case pending
    case paid
    case packing
    case shipped
    case delivered
    case cancelled
    case returned
    case unknown

    init(from decoder: Decoder) throws {
        let raw = try decoder.singleValueContainer().decode(String.self)
        self = OrderStatus(serverValue: raw)
    }

    init(serverValue: String) {
        switch serverValue {
        case "in_preparation":
            self = .packing
        case "canceled":
            self = .cancelled
        default:
            self = OrderStatus(rawValue: serverValue) ?? .unknown
        }
    }

    var isTerminal: Bool {
        switch self {
        case .delivered, .cancelled, .returned:
            return true
        case .pending, .paid, .packing, .shipped, .unknown:
            return false
        }
    }

    var canCancel: Bool {
        self == .pending || self == .paid
    }

    var progress: Double {
        switch self {
        case .pending: return 0.1
        case .paid: return 0.3
        case .packing: return 0.5
        case .shipped: return 0.8
        case .delivered: return 1.0
        case .cancelled, .returned, .unknown: return 0.0
        }
    }

    static var filterable: [OrderStatus] {
        allCases.filter { $0 != .unknown }
    }

    func canTransition(to next: OrderStatus) -> Bool {
        switch (self, next) {
        case (.pending, .paid), (.paid, .packing), (.packing, .shipped), (.shipped, .delivered):
            return true
        case (.delivered, .returned):
            return true
        case (_, .cancelled):
            return canCancel
        default:
            return false
        }
    }
}
