import Foundation

struct ConsentRecord: Equatable {
    enum Scope: String, Codable {
        case essential, analytics, all
    }

    enum Channel: String, Codable {
        case app, web, branch
    }

    let customerId: String
    let policyVersion: String
    let scope: Scope
    let channel: Channel
    let comment: String?

    var allowsAnalytics: Bool { scope != .essential }
    var allowsMarketing: Bool { scope == .all }

    func withdrawn() -> ConsentRecord {
        ConsentRecord(
            customerId: customerId,
            policyVersion: policyVersion,
            scope: .essential,
            channel: channel,
            comment: comment
        )
    }
}

extension ConsentRecord: Codable {
    private enum CodingKeys: String, CodingKey {
        case customerId = "customer_id"
        case policyVersion = "policy_version"
        case scope, channel, comment
    }

    init(from decoder: Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        customerId = try values.decode(String.self, forKey: .customerId)
        policyVersion = try values.decode(String.self, forKey: .policyVersion)
        let scopeName = try values.decodeIfPresent(String.self, forKey: .scope)
        scope = scopeName.flatMap(Scope.init(rawValue:)) ?? .essential
        let channelName = try values.decodeIfPresent(String.self, forKey: .channel)
        channel = channelName.flatMap(Channel.init(rawValue:)) ?? .app
        comment = try values.decodeIfPresent(String.self, forKey: .comment)
    }
}
