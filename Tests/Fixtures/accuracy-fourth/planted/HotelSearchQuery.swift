import Foundation

enum HotelSortOrder: String {
    case recommended
    case price
    case rating
}

struct HotelSearchQuery: Equatable {
    var city: String
    var adults = 2
    var childAges: [Int] = []
    var minStars: Int?
    var maxPriceCents: Int?
    var amenities: Set<String> = []
    var freeCancellation = false
    var petsAllowed = false
    var sort: HotelSortOrder = .recommended

    var guestCount: Int { adults + childAges.count }

    /// Number shown on the filter button.
    var filterCount: Int {
        var count = amenities.count
        if minStars != nil { count += 1 }
        if maxPriceCents != nil { count += 1 }
        if freeCancellation { count += 1 }
        if petsAllowed { count += 1 }
        return count
    }

    func queryItems(page: Int = 1) -> [URLQueryItem] {
        var items = [
            URLQueryItem(name: "city", value: city.trimmingCharacters(in: .whitespacesAndNewlines)),
            URLQueryItem(name: "adults", value: String(adults)),
        ]
        if !childAges.isEmpty {
            let ages = childAges.sorted().map(String.init).joined(separator: ",")
            items.append(URLQueryItem(name: "child_ages", value: ages))
        }
        if let minStars, minStars > 0 {
            items.append(URLQueryItem(name: "stars", value: String(minStars)))
        }
        if let maxPriceCents {
            items.append(URLQueryItem(name: "max_price", value: String(maxPriceCents / 100)))
        }
        items += amenities.sorted().map { URLQueryItem(name: "amenity", value: $0) }
        if freeCancellation {
            items.append(URLQueryItem(name: "free_cancellation", value: "1"))
        }
        if sort != .recommended {
            items.append(URLQueryItem(name: "sort", value: sort.rawValue))
        }
        items.append(URLQueryItem(name: "page", value: String(max(page, 1))))
        return items
    }
}
