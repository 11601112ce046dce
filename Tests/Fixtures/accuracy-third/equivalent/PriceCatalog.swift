import Foundation

enum PriceCatalogError: Error, Equatable {
    case malformed
    case invalidAmount(sku: String)
    case duplicate(sku: String)
}

struct PriceCatalog {
    struct Item: Equatable {
        let sku: String
        let cents: Int
        let note: String?
    }

    let title: String
    let items: [Item]

    init(json: String) throws {
        let payload: Payload
        do {
            payload = try JSONDecoder().decode(Payload.self, from: Data(json.utf8))
        } catch {
            throw PriceCatalogError.malformed
        }

        title = payload.title ?? "Untitled"
        items = try payload.entries.map { entry in
            guard let cents = Self.cents(from: entry.amount) else {
                throw PriceCatalogError.invalidAmount(sku: entry.sku)
            }
            return Item(sku: entry.sku, cents: cents, note: entry.note)
        }

        var known = Set<[UInt8]>()
        for item in items where !known.insert(Array(item.sku.utf8)).inserted {
            throw PriceCatalogError.duplicate(sku: item.sku)
        }
    }

    var cheapest: Item? {
        items.min { $0.cents < $1.cents }
    }

    /// "12" or "12.50", at most nine digits before the point.
    static func cents(from amount: String) -> Int? {
        let parts = amount.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count <= 2,
              parts.allSatisfy({ $0.utf8.allSatisfy { (48...57).contains($0) } }),
              (1...9).contains(parts[0].utf8.count),
              let whole = Int(parts[0])
        else { return nil }

        guard parts.count == 2 else { return whole * 100 }
        guard parts[1].utf8.count == 2, let fraction = Int(parts[1]) else { return nil }
        return whole * 100 + fraction
    }
}

private struct Payload: Decodable {
    struct Entry: Decodable {
        let sku: String
        let amount: String
        let note: String?
    }

    let title: String?
    let entries: [Entry]
}
