import Foundation

enum Product: String, CaseIterable {
    case rail, metro, tram, bus, ferry
}

enum TimeMode: String {
    case departure = "dep"
    case arrival = "arr"
}

struct JourneyQuery: Equatable {
    let origin: String
    let destination: String
    let minute: Int?
    let timeMode: TimeMode
    let products: Set<Product>
    let maxChanges: Int?
    let includeNearby: Bool
    let isAccessible: Bool

    init(
        from origin: String,
        to destination: String,
        minute: Int? = nil,
        timeMode: TimeMode = .departure,
        products: Set<Product> = Set(Product.allCases),
        maxChanges: Int? = nil,
        includeNearby: Bool = true,
        isAccessible: Bool = false
    ) {
        self.origin = origin
        self.destination = destination
        self.minute = minute
        self.timeMode = timeMode
        self.products = products
        self.maxChanges = maxChanges
        self.includeNearby = includeNearby
        self.isAccessible = isAccessible
    }

    var isValid: Bool {
        !origin.isEmpty && !destination.isEmpty && origin != destination && !products.isEmpty
    }

    var parameters: [(name: String, value: String)] {
        var result = [(name: "from", value: origin), (name: "to", value: destination)]
        if let minute = minute {
            result.append((name: timeMode.rawValue, value: String(minute)))
        }
        if products.count < Product.allCases.count {
            let names = Product.allCases.filter(products.contains).map(\.rawValue)
            result.append((name: "products", value: names.joined(separator: ",")))
        }
        if let maxChanges = maxChanges, maxChanges >= 0 {
            result.append((name: "changes", value: "\(maxChanges)"))
        }
        result.append((name: "nearby", value: includeNearby ? "1" : "0"))
        if isAccessible {
            result.append((name: "accessible", value: "1"))
        }
        return result
    }

    var cacheKey: String {
        parameters.map { "\($0.name)=\($0.value)" }.joined(separator: "&")
    }

    /// The way back; the time of the first journey makes no sense for it.
    func reversed() -> JourneyQuery {
        JourneyQuery(from: destination, to: origin, products: products, maxChanges: maxChanges,
                     includeNearby: includeNearby, isAccessible: isAccessible)
    }
}
