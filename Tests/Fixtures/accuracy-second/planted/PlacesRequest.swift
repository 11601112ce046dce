import Foundation

struct PlacesFilter: Equatable {
    var text: String?
    var categories: [String] = []
    var radiusMeters = 1_500
    var openNow = false
    var minimumRating: Double?
}

struct PlacesRequest {
    let latitude: Double
    let longitude: Double
    let filter: PlacesFilter
    var pageToken: String?

    var path: String { "/places/v1/nearby" }

    var queryItems: [URLQueryItem] {
        var items = [
            URLQueryItem(name: "lat", value: CoordinateFormat.string(latitude)),
            URLQueryItem(name: "lng", value: CoordinateFormat.string(longitude)),
            URLQueryItem(name: "radius", value: String(min(filter.radiusMeters, 50_000)))
        ]
        if let text = filter.text, !text.isEmpty {
            items.append(URLQueryItem(name: "q", value: text))
        }
        if !filter.categories.isEmpty {
            items.append(URLQueryItem(name: "categories", value: filter.categories.joined(separator: ",")))
        }
        if filter.openNow {
            items.append(URLQueryItem(name: "open_now", value: "true"))
        }
        if let rating = filter.minimumRating {
            items.append(URLQueryItem(name: "min_rating", value: String(rating)))
        }
        if let pageToken {
            items.append(URLQueryItem(name: "page_token", value: pageToken))
        }
        return items
    }
}

extension PlacesRequest {
    func next(token: String) -> PlacesRequest {
        var copy = self
        copy.pageToken = token
        return copy
    }
}
