import Foundation

enum SortOrder: String, CaseIterable {
    case relevance
    case priceLowToHigh = "price_asc"
    case priceHighToLow = "price_desc"
    case newest
}

struct ProductFilter: Equatable {
    var brands: Set<String> = []
    var sizes: Set<String> = []
    var priceRange: ClosedRange<Int>?
    var onlyInStock = false
    var sort: SortOrder = .relevance
}

final class FilterSheetViewModel {
    private let initial: ProductFilter
    private let priceBounds: ClosedRange<Int>
    private(set) var draft: ProductFilter

    var onApply: ((ProductFilter) -> Void)?

    init(filter: ProductFilter, priceBounds: ClosedRange<Int>) {
        initial = filter
        draft = filter
        self.priceBounds = priceBounds
    }

    var hasChanges: Bool { draft != initial }

    var activeCount: Int {
        var count = draft.brands.count + draft.sizes.count
        if draft.priceRange != nil { count += 1 }
        if draft.onlyInStock { count += 1 }
        return count
    }

    func toggleBrand(_ brand: String) {
        if draft.brands.remove(brand) == nil {
            draft.brands.insert(brand)
        }
    }

    func toggleSize(_ size: String) {
        if draft.sizes.remove(size) == nil {
            draft.sizes.insert(size)
        }
    }

    func setPrice(from lower: Int, to upper: Int) {
        let low = max(min(lower, upper), priceBounds.lowerBound)
        let high = min(max(lower, upper), priceBounds.upperBound)
        let coversAll = low == priceBounds.lowerBound && high == priceBounds.upperBound
        draft.priceRange = coversAll || low > high ? nil : low...high
    }

    func setOnlyInStock(_ value: Bool) { draft.onlyInStock = value }

    func setSort(_ sort: SortOrder) { draft.sort = sort }

    func reset() {
        draft = ProductFilter(sort: draft.sort)
    }

    func apply() {
        guard hasChanges else { return }
        onApply?(draft)
    }
}

extension ProductFilter {
    var queryItems: [(name: String, value: String)] {
        var items: [(name: String, value: String)] = []
        items += brands.sorted().map { ("brand", $0) }
        items += sizes.sorted().map { ("size", $0) }
        if let priceRange {
            items.append(("price_min", String(priceRange.lowerBound)))
            items.append(("price_max", String(priceRange.upperBound)))
        }
        if onlyInStock { items.append(("in_stock", "1")) }
        items.append(("sort", sort.rawValue))
        return items
    }
}
