import Foundation

struct ListingFilter: Equatable {
    enum Sort: String {
        case relevance
        case priceAscending = "price_asc"
        case priceDescending = "price_desc"
        case newest
    }

    var query: String?
    var categories: Set<String> = []
    var minPrice: Int?
    var maxPrice: Int?
    var onlyAvailable = false
    var sort: Sort = .relevance

    var activeCount: Int {
        var count = categories.count
        if minPrice != nil || maxPrice != nil { count += 1 }
        if onlyAvailable { count += 1 }
        return count
    }

    var isDefault: Bool {
        self == reset()
    }

    func reset() -> ListingFilter {
        ListingFilter(query: query)
    }

    func queryItems(page: Int, pageSize: Int = 24) -> [URLQueryItem] {
        var items = [
            URLQueryItem(name: "page", value: String(page)),
            URLQueryItem(name: "per_page", value: String(pageSize)),
        ]
        if let query = query?.trimmingCharacters(in: .whitespacesAndNewlines), !query.isEmpty {
            items.append(URLQueryItem(name: "q", value: query))
        }
        for category in categories.sorted() {
            items.append(URLQueryItem(name: "category[]", value: category))
        }
        if let price = priceRangeText {
            items.append(URLQueryItem(name: "price", value: price))
        }
        if onlyAvailable {
            items.append(URLQueryItem(name: "available", value: "1"))
        }
        if sort != .relevance {
            items.append(URLQueryItem(name: "sort", value: sort.rawValue))
        }
        return items
    }

    private var priceRangeText: String? {
        switch (minPrice, maxPrice) {
        case (nil, nil): return nil
        case let (lower?, nil): return "\(lower)-"
        case let (nil, upper?): return "-\(upper)"
        case let (lower?, upper?): return "\(min(lower, upper))-\(max(lower, upper))"
        }
    }
}
