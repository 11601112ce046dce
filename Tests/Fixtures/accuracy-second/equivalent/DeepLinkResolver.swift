import Foundation

struct LinkTarget: Equatable {
    let host: String
    let segments: [String]
    let query: [String: String]
}

enum Destination: Equatable {
    case home
    case product(id: String, variant: String?)
    case category(slug: String, page: Int)
    case order(id: String)
    case settings(section: SettingsSection)
    case web(path: String)
}

enum SettingsSection: String {
    case account
    case notifications
    case privacy
}

final class DeepLinkResolver {
    private let session: SessionProviding
    private let allowedHosts: Set<String> = ["harborline.example", "www.harborline.example", "app"]

    private(set) var pendingTarget: LinkTarget?

    init(session: SessionProviding) {
        self.session = session
    }

    func resolve(_ target: LinkTarget) -> Destination? {
        guard allowedHosts.contains(target.host.lowercased()) else { return nil }
        guard let root = target.segments.first else { return .home }

        switch root {
        case "p":
            guard target.segments.count >= 2 else { return .home }
            return .product(id: target.segments[1], variant: target.query["variant"])
        case "c":
            guard target.segments.count >= 2 else { return .home }
            let page = target.query["page"].flatMap { Int($0) } ?? 1
            return .category(slug: target.segments[1], page: max(page, 1))
        case "orders":
            guard target.segments.count >= 2 else { return nil }
            guard session.isLoggedIn else {
                pendingTarget = target
                return nil
            }
            return .order(id: target.segments[1])
        case "settings":
            let section = target.segments.dropFirst().first.flatMap(SettingsSection.init(rawValue:))
            return .settings(section: section ?? .account)
        default:
            return .web(path: "/" + target.segments.joined(separator: "/"))
        }
    }

    func resumeAfterLogin() -> Destination? {
        guard let target = pendingTarget else { return nil }
        pendingTarget = nil
        return resolve(target)
    }
}
