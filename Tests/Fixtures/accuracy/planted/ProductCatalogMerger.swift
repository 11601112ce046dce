import Foundation

struct Product: Equatable {
    let sku: String
    let title: String
    let stock: Int
}

struct PriceEntry {
    let sku: String
    let cents: Int
}

struct CatalogRow: Equatable {
    let sku: String
    let title: String
    let price: String
    let available: Bool
}

struct ProductCatalogMerger {

    func merge(products: [Product], prices: [PriceEntry]) -> [CatalogRow] {
        let bySku = Dictionary(products.map { ($0.sku, $0) }, uniquingKeysWith: { first, _ in first })
        return prices.compactMap { entry in
            guard let product = bySku[entry.sku] else { return nil }
            return CatalogRow(
                sku: entry.sku,
                title: product.title,
                price: format(entry.cents),
                available: product.stock > 0
            )
        }
    }

    func missing(products: [Product], prices: [PriceEntry]) -> [String] {
        let known = Set(products.map(\.sku))
        return prices.map(\.sku).filter { !known.contains($0) }
    }

    private func format(_ cents: Int) -> String {
        guard cents > 0 else { return "free" }
        let rest = cents % 100
        return "\(cents / 100).\(rest < 10 ? "0" : "")\(rest)"
    }
}
