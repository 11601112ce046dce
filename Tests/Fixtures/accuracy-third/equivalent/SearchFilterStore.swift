import Combine
import Foundation

enum SortOrder: String {
    case relevance
    case priceAscending = "price_asc"
    case priceDescending = "price_desc"
    case newest
}

struct SearchFilter: Equatable {
    var query = ""
    var minPrice: Int?
    var maxPrice: Int?
    var tags: [String] = []
    var onlyInStock = false
    var sort: SortOrder = .relevance

    var queryItems: [URLQueryItem] {
        var items: [URLQueryItem] = []
        let trimmed = query.trimmingCharacters(in: .whitespacesAndNewlines)
        if !trimmed.isEmpty { items.append(URLQueryItem(name: "q", value: trimmed)) }
        if let minPrice { items.append(URLQueryItem(name: "min_price", value: String(minPrice))) }
        if let maxPrice { items.append(URLQueryItem(name: "max_price", value: String(maxPrice))) }
        items += tags.map { URLQueryItem(name: "tag", value: $0) }
        if onlyInStock { items.append(URLQueryItem(name: "in_stock", value: "1")) }
        if sort != .relevance { items.append(URLQueryItem(name: "sort", value: sort.rawValue)) }
        return items
    }

    var activeCount: Int {
        let price = minPrice != nil || maxPrice != nil ? 1 : 0
        return price + tags.count + (onlyInStock ? 1 : 0)
    }
}

final class SearchFilterStore: ObservableObject {
    @Published private(set) var filter = SearchFilter()

    /// Text for the badge on the filter button, nil hides it.
    private(set) lazy var badge: AnyPublisher<String?, Never> = $filter
        .map { $0.activeCount == 0 ? nil : String(min($0.activeCount, 9)) }
        .removeDuplicates()
        .eraseToAnyPublisher()

    func update(_ change: (inout SearchFilter) -> Void) {
        var next = filter
        change(&next)
        if let low = next.minPrice, let high = next.maxPrice, low > high {
            (next.minPrice, next.maxPrice) = (high, low)
        }
        filter = next
    }

    func toggle(tag: String) {
        update { filter in
            if let index = filter.tags.firstIndex(of: tag) {
                filter.tags.remove(at: index)
            } else {
                filter.tags.append(tag)
            }
        }
    }

    func reset() {
        filter = SearchFilter(query: filter.query)
    }
}
