//
//  DeepLinkRouter.swift
//  Bookmarket
//

import Foundation

enum SortOrder: String {
    case relevance
    case newest
    case priceAscending = "price_asc"
}

enum SettingsPane: String {
    case account, notifications, privacy
}

enum Route: Equatable {
    case home
    case product(id: String, variant: String?)
    case category(slug: String, sort: SortOrder)
    case order(number: String)
    case settings(SettingsPane?)
}

struct DeepLinkRouter {
    let isLoggedIn: () -> Bool

    func route(path: String, query: [String: String] = [:]) -> Route? {
        let segments = path.split(separator: "/").map(String.init)
        guard let root = segments.first else { return .home }
        let argument = segments.count > 1 ? segments[1] : nil
        guard segments.count <= 2 else { return nil }

        switch (root, argument) {
        case ("home", nil):
            return .home
        case ("p", let id?), ("product", let id?):
            let variant = query["variant"]
            return .product(id: id, variant: variant == "" ? nil : variant)
        case ("c", let slug?):
            let sort = query["sort"].flatMap(SortOrder.init(rawValue:)) ?? .relevance
            return .category(slug: slug, sort: sort)
        case ("orders", let number?) where isLoggedIn():
            return .order(number: number.uppercased())
        case ("settings", nil):
            return .settings(nil)
        case ("settings", let name?):
            return SettingsPane(rawValue: name).map { .settings($0) }
        default:
            return nil
        }
    }
}
