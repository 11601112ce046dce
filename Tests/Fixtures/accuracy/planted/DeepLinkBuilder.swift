import Foundation

enum Destination {
    case home
    case search(term: String, page: Int?)
    case article(id: String)
    case profile(name: String)
}

struct DeepLinkBuilder {
    let scheme: String

    private static let unreserved = CharacterSet(
        charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.*"
    )

    func link(to destination: Destination, source: String? = nil) -> String {
        var query: [(String, String)] = []
        let path: String
        switch destination {
        case .home:
            path = "home"
        case .search(let term, let page):
            path = "search"
            query.append(("q", term))
            if let page { query.append(("page", String(page))) }
        case .article(let id):
            path = "article"
            query.append(("id", id))
        case .profile(let name):
            path = "profile"
            query.append(("name", name))
        }
        if let source {
            query.append(("src", source))
        }
        let suffix = query.isEmpty ? "" : "?" + query.map { "\($0.0)=\(encode($0.1))" }.joined(separator: "&")
        return scheme + "://" + path + suffix
    }

    private func encode(_ text: String) -> String {
        text.addingPercentEncoding(withAllowedCharacters: Self.unreserved) ?? ""
    }
}
