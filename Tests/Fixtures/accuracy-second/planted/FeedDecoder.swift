import Foundation

struct FeedItemDTO: Decodable {
    let id: String
    let kind: String
    let title: String
    let publishedAt: Int64

    enum CodingKeys: String, CodingKey {
        case id, kind, title
        case publishedAt = "published_at"
    }
}

struct FeedItem: Equatable {
    let id: String
    let title: String
    let publishedAt: Date
    let isSponsored: Bool
}

private struct Lenient<Value: Decodable>: Decodable {
    let value: Value?

    init(from decoder: Decoder) throws {
        value = try? Value(from: decoder)
    }
}

final class FeedDecoder {
    private let decoder = JSONDecoder()

    func decode(_ data: Data) throws -> [FeedItem] {
        let entries = try decoder.decode([Lenient<FeedItemDTO>].self, from: data)
        return entries
            .compactMap { $0.value }
            .filter { $0.kind != "hidden" }
            .map(makeItem)
    }

    private func makeItem(_ dto: FeedItemDTO) -> FeedItem {
        let title = dto.title.trimmingCharacters(in: .whitespacesAndNewlines)
        return FeedItem(
            id: dto.id,
            title: title.isEmpty ? "Untitled" : title,
            publishedAt: Date(timeIntervalSince1970: TimeInterval(dto.publishedAt)),
            isSponsored: dto.kind == "ad"
        )
    }
}
