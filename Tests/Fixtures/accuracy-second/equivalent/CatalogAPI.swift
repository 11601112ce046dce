import Foundation

protocol CatalogAPIProtocol {
    func products(category: String?, sort: ProductSort, page: Int) async throws -> ProductPage
    func product(sku: String) async throws -> Product
    func availability(skus: [String], storeID: Int?) async throws -> [String: Int]
}

enum ProductSort: String {
    case relevance
    case priceAscending = "price_asc"
    case priceDescending = "price_desc"
    case newest = "created_desc"
}

final class CatalogAPI: CatalogAPIProtocol {
    private static let pageSize = 30
    private static let maxSKUsPerRequest = 50

    private let client: HTTPClient

    init(client: HTTPClient) {
        self.client = client
    }

    func products(category: String? = nil, sort: ProductSort = .relevance, page: Int = 1) async throws -> ProductPage {
        var query = ["page": String(page), "per_page": String(Self.pageSize)]
        if let category, !category.isEmpty {
            query["category"] = category
        }
        if sort != .relevance {
            query["sort"] = sort.rawValue
        }
        return try await client.get("/v2/products", query: query)
    }

    func product(sku: String) async throws -> Product {
        try await client.get("/v2/products/\(sku)", query: ["include": "images,variants"])
    }

    func availability(skus: [String], storeID: Int? = nil) async throws -> [String: Int] {
        var result: [String: Int] = [:]
        var start = 0
        while start < skus.count {
            let chunk = skus[start..<min(start + Self.maxSKUsPerRequest, skus.count)]
            var query = ["skus": chunk.joined(separator: ",")]
            if let storeID {
                query["store_id"] = String(storeID)
            }
            let response: AvailabilityResponse = try await client.get("/v2/availability", query: query)
            for entry in response.items {
                result[entry.sku] = max(0, entry.quantity - entry.reserved)
            }
            start += Self.maxSKUsPerRequest
        }
        return result
    }
}

struct AvailabilityResponse: Decodable {
    struct Item: Decodable {
        let sku: String
        let quantity: Int
        let reserved: Int
    }

    let items: [Item]
}
