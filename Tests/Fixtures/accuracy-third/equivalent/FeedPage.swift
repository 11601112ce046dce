import Foundation

enum FeedKind: String, Decodable {
    case article
    case video
    case gallery
    case liveBlog = "live_blog"
}

struct FeedAuthor: Decodable, Equatable {
    let name: String
    let handle: String?
}

struct FeedItem: Decodable, Equatable {
    let id: String
    let title: String
    let kind: FeedKind
    let imageURL: String?
    let author: FeedAuthor?

    enum CodingKeys: String, CodingKey {
        case id, title, kind, author
        case imageURL = "image_url"
    }
}

/// One page of the feed. A broken item must never take the whole page down.
struct FeedPage: Decodable {
    let items: [FeedItem]
    let nextCursor: String?
    let droppedCount: Int

    var isLast: Bool { nextCursor == nil }

    private enum CodingKeys: String, CodingKey {
        case items
        case nextCursor = "next_cursor"
    }

    private struct Attempt: Decodable {
        let item: FeedItem?

        init(from decoder: Decoder) throws {
            item = try? FeedItem(from: decoder)
        }
    }

    init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let attempts = try container.decode([Attempt].self, forKey: .items)
        let decoded = attempts.compactMap(\.item)

        var seen = Set<String>()
        items = decoded.filter { seen.insert($0.id).inserted }
        droppedCount = attempts.count - decoded.count
        nextCursor = try container.decodeIfPresent(String.self, forKey: .nextCursor)
    }

    static func parse(_ body: Data) throws -> FeedPage {
        try JSONDecoder().decode(FeedPage.self, from: body)
    }
}
