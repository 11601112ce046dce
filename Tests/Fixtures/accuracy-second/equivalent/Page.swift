import Foundation

struct PageResponse<Item: Decodable>: Decodable {
    let items: [Item]
    let nextCursor: String?
    let totalCount: Int?

    enum CodingKeys: String, CodingKey {
        case items = "data"
        case nextCursor = "next_cursor"
        case totalCount = "total"
    }
}

struct Page<Element> {
    let elements: [Element]
    let nextCursor: String?
    let totalCount: Int?

    static var empty: Page<Element> {
        Page(elements: [], nextCursor: nil, totalCount: 0)
    }

    var hasMore: Bool {
        guard let cursor = nextCursor else { return false }
        return !cursor.isEmpty
    }

    func map<Output>(_ transform: (Element) throws -> Output) rethrows -> Page<Output> {
        Page<Output>(elements: try elements.map(transform), nextCursor: nextCursor, totalCount: totalCount)
    }

    func compactMap<Output>(_ transform: (Element) throws -> Output?) rethrows -> Page<Output> {
        Page<Output>(elements: try elements.compactMap(transform), nextCursor: nextCursor, totalCount: totalCount)
    }

    func appending<Key: Hashable>(_ next: Page<Element>, uniqueBy key: (Element) -> Key) -> Page<Element> {
        var seen = Set<Key>()
        let merged = (elements + next.elements).filter { seen.insert(key($0)).inserted }
        return Page(
            elements: merged,
            nextCursor: next.nextCursor,
            totalCount: next.totalCount ?? totalCount
        )
    }
}

extension PageResponse {
    func toPage() -> Page<Item> {
        Page(elements: items, nextCursor: nextCursor, totalCount: totalCount)
    }
}
