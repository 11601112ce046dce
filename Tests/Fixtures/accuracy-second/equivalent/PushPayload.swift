import Foundation

enum PushPayload: Equatable {
    case message(conversationID: String, preview: String)
    case orderUpdate(orderID: Int64, status: String)
    case promotion(campaign: String, deepLink: String?)
    case silentSync(scopes: [String])

    init?(userInfo: [String: String]) {
        guard let type = userInfo["type"] else { return nil }

        switch type {
        case "message":
            guard let conversationID = userInfo["conversation_id"], !conversationID.isEmpty else {
                return nil
            }
            self = .message(conversationID: conversationID, preview: userInfo["preview"] ?? "")
        case "order_update":
            guard let orderID = userInfo["order_id"].flatMap({ Int64($0) }),
                  let status = userInfo["status"] else {
                return nil
            }
            self = .orderUpdate(orderID: orderID, status: status)
        case "promo":
            guard let campaign = userInfo["campaign"] else { return nil }
            self = .promotion(campaign: campaign, deepLink: userInfo["link"])
        case "sync":
            let scopes = (userInfo["scopes"] ?? "")
                .split(separator: ",")
                .map(String.init)
            self = .silentSync(scopes: scopes.isEmpty ? ["all"] : scopes)
        default:
            return nil
        }
    }

    var isUserVisible: Bool {
        if case .silentSync = self { return false }
        return true
    }

    var threadIdentifier: String {
        switch self {
        case let .message(conversationID, _): return "chat-\(conversationID)"
        case let .orderUpdate(orderID, _): return "order-\(orderID)"
        case .promotion: return "promo"
        case .silentSync: return "sync"
        }
    }
}
