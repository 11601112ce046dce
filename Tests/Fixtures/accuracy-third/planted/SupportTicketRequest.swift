import Foundation

enum TicketTopic: String, Codable, CaseIterable {
    case billing
    case delivery
    case account

    var title: String {
        switch self {
        case .billing: return "Bills & payments"
        case .delivery: return "Delivery"
        case .account: return "My account"
        }
    }
}

struct SupportTicketRequest: Encodable, Equatable {
    let topic: TicketTopic
    let message: String
    let orderID: String?
    var channel = "app"

    enum CodingKeys: String, CodingKey {
        case topic, message, channel
        case orderID = "order_id"
    }

    var problems: [String] {
        var problems: [String] = []
        if message.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty {
            problems.append("Please describe your request")
        }
        if topic == .delivery, orderID == nil {
            problems.append("Please choose an order")
        }
        return problems
    }

    func toJson() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .withoutEscapingSlashes
        return try encoder.encode(self)
    }
}

extension SupportTicketRequest {
    static func complaint(about orderID: String, message: String) -> SupportTicketRequest {
        SupportTicketRequest(topic: .delivery, message: message, orderID: orderID)
    }
}
