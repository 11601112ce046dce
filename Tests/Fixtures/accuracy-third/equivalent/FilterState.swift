import Foundation

struct FilterState: Hashable {

    enum Availability: String {
        case any
        case inStock = "in_stock"
        case preorder
    }

    private(set) var brands: [String] = []
    private(set) var minPrice: Int?
    private(set) var maxPrice: Int?
    private(set) var availability = Availability.any

    var activeCount: Int {
        brands.count
            + (minPrice != nil || maxPrice != nil ? 1 : 0)
            + (availability == .any ? 0 : 1)
    }

    func toggling(brand: String) -> Self {
        with {
            if let index = $0.brands.firstIndex(of: brand) {
                $0.brands.remove(at: index)
            } else {
                $0.brands.append(brand)
            }
        }
    }

    func priced(from lower: Int?, to upper: Int?) -> Self {
        with {
            if let lower, let upper {
                ($0.minPrice, $0.maxPrice) = (min(lower, upper), max(lower, upper))
            } else {
                ($0.minPrice, $0.maxPrice) = (lower, upper)
            }
        }
    }

    func available(_ availability: Availability) -> Self {
        with { $0.availability = availability }
    }

    var summary: String {
        var parts: [String] = []
        if let first = brands.first {
            parts.append(brands.count == 1 ? first : "\(first) +\(brands.count - 1)")
        }
        switch (minPrice, maxPrice) {
        case let (lower?, upper?): parts.append("\(lower)–\(upper)")
        case let (lower?, nil): parts.append("from \(lower)")
        case let (nil, upper?): parts.append("up to \(upper)")
        case (nil, nil): break
        }
        return parts.isEmpty ? "All items" : parts.joined(separator: " · ")
    }

    var queryItems: [URLQueryItem] {
        var items = brands.map { URLQueryItem(name: "brand", value: $0) }
        if let minPrice { items.append(URLQueryItem(name: "price_min", value: String(minPrice))) }
        if let maxPrice { items.append(URLQueryItem(name: "price_max", value: String(maxPrice))) }
        if availability != .any {
            items.append(URLQueryItem(name: "availability", value: availability.rawValue))
        }
        return items
    }

    private func with(_ change: (inout Self) -> Void) -> Self {
        var copy = self
        change(&copy)
        return copy
    }
}
