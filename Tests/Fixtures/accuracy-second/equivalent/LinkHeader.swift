import Foundation

/// Navigation links of a paged collection, as sent in the `Link` response header.
struct LinkHeader: Equatable {
    let next: String?
    let previous: String?
    let last: String?

    static let empty = LinkHeader(next: nil, previous: nil, last: nil)

    var hasMore: Bool { next != nil }

    init(next: String?, previous: String?, last: String?) {
        self.next = next
        self.previous = previous
        self.last = last
    }

    init(header: String?) {
        guard let header, !header.isEmpty else {
            self = .empty
            return
        }
        var links: [String: String] = [:]
        for part in header.components(separatedBy: ",") {
            guard let (relation, url) = Self.parse(part) else { continue }
            if links[relation] == nil {
                links[relation] = url
            }
        }
        self.init(next: links["next"], previous: links["prev"], last: links["last"])
    }

    private static func parse(_ part: String) -> (relation: String, url: String)? {
        guard let open = part.firstIndex(of: "<"),
              let close = part[open...].firstIndex(of: ">") else {
            return nil
        }
        let url = String(part[part.index(after: open)..<close])
        guard !url.isEmpty else { return nil }

        for parameter in part[part.index(after: close)...].components(separatedBy: ";") {
            let pair = parameter.components(separatedBy: "=")
            guard pair.count == 2,
                  pair[0].trimmingCharacters(in: .whitespaces) == "rel" else { continue }
            let relation = pair[1]
                .trimmingCharacters(in: .whitespaces)
                .replacingOccurrences(of: "\"", with: "")
            return (relation.lowercased(), url)
        }
        return nil
    }
}
