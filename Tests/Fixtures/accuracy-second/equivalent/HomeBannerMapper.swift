import Foundation

struct HomeBannerDTO: Decodable {
    let id: String
    let title: String
    let subtitle: String?
    let imageURL: String?
    let deepLink: String?
    let startsAt: Double?
    let endsAt: Double?
    let priority: Int?
    let audience: String?

    enum CodingKeys: String, CodingKey {
        case id, title, subtitle, priority, audience
        case imageURL = "image_url"
        case deepLink = "deep_link"
        case startsAt = "starts_at"
        case endsAt = "ends_at"
    }
}

struct HomeBanner: Equatable {
    let id: String
    let title: String
    let subtitle: String?
    let imagePath: String?
    let action: BannerAction
}

enum BannerAction: Equatable {
    case none
    case open(link: String)
}

struct HomeBannerMapper {
    static let maxBanners = 5

    let isSubscriber: Bool

    func map(_ dtos: [HomeBannerDTO], now: Date) -> [HomeBanner] {
        let timestamp = now.timeIntervalSince1970
        return dtos
            .filter { isActive($0, at: timestamp) && matchesAudience($0) }
            .sorted { ($0.priority ?? 0) > ($1.priority ?? 0) }
            .prefix(Self.maxBanners)
            .map(banner(from:))
    }

    private func isActive(_ dto: HomeBannerDTO, at timestamp: TimeInterval) -> Bool {
        if let start = dto.startsAt, timestamp < start { return false }
        if let end = dto.endsAt, timestamp >= end { return false }
        return true
    }

    private func matchesAudience(_ dto: HomeBannerDTO) -> Bool {
        switch dto.audience {
        case nil, "all": return true
        case "subscribers": return isSubscriber
        case "free": return !isSubscriber
        default: return false
        }
    }

    private func banner(from dto: HomeBannerDTO) -> HomeBanner {
        HomeBanner(
            id: dto.id,
            title: dto.title,
            subtitle: dto.subtitle.flatMap { $0.isEmpty ? nil : $0 },
            imagePath: dto.imageURL,
            action: dto.deepLink.map { BannerAction.open(link: $0) } ?? BannerAction.none
        )
    }
}
