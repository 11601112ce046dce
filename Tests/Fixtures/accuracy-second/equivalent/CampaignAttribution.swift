import Foundation

public struct Campaign: Equatable, Codable {
    public let source: String
    public let medium: String?
    public let name: String?
    public let clickId: String?
    public let receivedAt: Int64

    enum CodingKeys: String, CodingKey {
        case source = "utm_source"
        case medium = "utm_medium"
        case name = "utm_campaign"
        case clickId = "click_id"
        case receivedAt = "received_at"
    }
}

extension Campaign {
    init?(parameters: [String: String], receivedAt: Int64) {
        func value(_ key: String) -> String? {
            guard let raw = parameters[key], !raw.isEmpty else { return nil }
            return raw
        }
        guard let source = value("utm_source") ?? value("referrer") else { return nil }
        self.source = source
        self.medium = value("utm_medium")
        self.name = value("utm_campaign")
        self.clickId = value("gclid") ?? value("fbclid") ?? value("click_id")
        self.receivedAt = receivedAt
    }
}

public protocol CampaignAttributionProtocol {
    var attributed: Campaign? { get }
    func handle(parameters: [String: String])
}

public final class CampaignAttribution: CampaignAttributionProtocol {
    private static let windowMillis: Int64 = 30 * 24 * 60 * 60 * 1_000

    private let store: CampaignStore
    private let nowMillis: () -> Int64

    public init(store: CampaignStore, nowMillis: @escaping () -> Int64) {
        self.store = store
        self.nowMillis = nowMillis
    }

    public var attributed: Campaign? {
        store.load().flatMap { isInsideWindow($0) ? $0 : nil }
    }

    public func handle(parameters: [String: String]) {
        guard let candidate = Campaign(parameters: parameters, receivedAt: nowMillis()) else { return }
        if let existing = attributed, existing.clickId != nil, candidate.clickId == nil {
            return
        }
        store.save(candidate)
    }

    private func isInsideWindow(_ campaign: Campaign) -> Bool {
        nowMillis() - campaign.receivedAt < Self.windowMillis
    }
}
