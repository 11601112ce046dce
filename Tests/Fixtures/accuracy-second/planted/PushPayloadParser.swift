import Foundation

public struct PushMessage: Equatable {
    public let campaignId: String
    public let title: String?
    public let body: String
    public let deepLink: String?
    public let badge: Int?
    public let isSilent: Bool
}

public enum PushPayloadParser {
    private static let prefix = "beacon_"

    public static func canHandle(_ data: [String: String]) -> Bool {
        data["\(prefix)campaign"] != nil
    }

    public static func parse(_ data: [String: String]) -> PushMessage? {
        guard let campaignId = data["\(prefix)campaign"], !campaignId.isEmpty else { return nil }

        let isSilent = data["\(prefix)silent"] == "1"
        let body = data["\(prefix)body"] ?? ""
        if body.isEmpty && !isSilent {
            return nil
        }
        return PushMessage(
            campaignId: campaignId,
            title: nonEmpty(data["\(prefix)title"]),
            body: body,
            deepLink: nonEmpty(data["\(prefix)link"]),
            badge: data["\(prefix)badge"].flatMap { Int($0) },
            isSilent: isSilent
        )
    }

    private static func nonEmpty(_ value: String?) -> String? {
        guard let value = value, !value.isEmpty else { return nil }
        return value
    }
}
