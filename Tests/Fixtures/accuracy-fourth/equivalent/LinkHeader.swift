import Foundation

/// Pagination links as sent in the `Link` header, e.g.
/// `<https://api.example.com/issues?page=2>; rel="next", <…>; rel="last"`.
struct LinkHeader {

    private let targets: [String: String]

    var next: String? { targets["next"] }
    var previous: String? { targets["prev"] }
    var first: String? { targets["first"] }
    var last: String? { targets["last"] }

    var hasNext: Bool { next != nil }

    subscript(rel: String) -> String? { targets[rel] }

    init(_ header: String?) {
        var targets: [String: String] = [:]
        for part in header?.components(separatedBy: ",") ?? [] {
            guard let (rel, url) = Self.parseLink(part) else { continue }
            targets[rel] = url
        }
        self.targets = targets
    }

    private static func parseLink(_ part: String) -> (rel: String, url: String)? {
        let fields = part
            .components(separatedBy: ";")
            .map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }

        guard let target = fields.first, target.count > 2,
              target.hasPrefix("<"), target.hasSuffix(">") else { return nil }

        for field in fields.dropFirst() where field.hasPrefix("rel=") {
            let rel = field.dropFirst("rel=".count).filter { $0 != "\"" }
            return rel.isEmpty ? nil : (rel, String(target.dropFirst().dropLast()))
        }
        return nil
    }
}
