import Foundation

struct ProductQuery: Equatable {
    enum Sort: String {
        case relevance
        case priceAscending = "price_asc"
        case priceDescending = "price_desc"
        case newest
    }

    var term: String
    var categoryId: String?
    var sort: Sort = .relevance
    var inStockOnly = false
    var page = 1
    var pageSize = 24

    var parameters: [(name: String, value: String)] {
        var result = [(name: String, value: String)]()
        let trimmed = term.trimmingCharacters(in: .whitespacesAndNewlines)
        if !trimmed.isEmpty {
            result.append((name: "q", value: trimmed))
        }
        if let categoryId {
            result.append((name: "category", value: categoryId))
        }
        if sort != .relevance {
            result.append((name: "sort", value: sort.rawValue))
        }
        if inStockOnly {
            result.append((name: "in_stock", value: "1"))
        }
        result.append((name: "page", value: String(page)))
        result.append((name: "per_page", value: String(pageSize)))
        return result
    }

    func nextPage(totalCount: Int) -> ProductQuery? {
        guard page * pageSize < totalCount else { return nil }
        var next = self
        next.page += 1
        return next
    }

    func sorted(by sort: Sort) -> ProductQuery {
        var query = self
        query.sort = sort
        query.page = 1
        return query
    }
}
