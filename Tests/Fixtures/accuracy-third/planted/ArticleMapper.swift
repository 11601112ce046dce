import Foundation

struct ArticleDTO: Decodable {
    let id: String
    let headline: String
    let teaser: String?
    let section: String?
    let publishedAt: Int64
    let isPremium: Bool?

    enum CodingKeys: String, CodingKey {
        case id, headline, teaser, section
        case publishedAt = "published_at"
        case isPremium = "is_premium"
    }
}

enum Section: String {
    case politics, economy, culture, sports, other
}

struct Article: Equatable {
    let id: String
    let headline: String
    let teaser: String
    let section: Section
    let publishedAt: Int64
    let isPremium: Bool
    var isBookmarked = false
    var readPercent = 0
}

struct ArticleMapper {

    /// Server data wins, what the reader did on this device survives the refresh.
    func map(_ dto: ArticleDTO, existing: Article? = nil) -> Article {
        Article(
            id: dto.id,
            headline: dto.headline,
            teaser: dto.teaser ?? "",
            section: dto.section.flatMap(Section.init(rawValue:)) ?? .other,
            publishedAt: dto.publishedAt,
            isPremium: dto.isPremium ?? false,
            isBookmarked: existing?.isBookmarked ?? false,
            readPercent: existing?.readPercent ?? 0
        )
    }

    /// Newest first; equal times are ordered by id.
    func refresh(_ stored: [Article], with dtos: [ArticleDTO]) -> [Article] {
        let known = Dictionary(stored.map { ($0.id, $0) }, uniquingKeysWith: { _, last in last })
        return dtos
            .map { map($0, existing: known[$0.id]) }
            .sorted {
                if $0.publishedAt != $1.publishedAt { return $0.publishedAt > $1.publishedAt }
                return $0.id < $1.id
            }
    }
}
