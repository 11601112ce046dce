import Foundation

/// Builds the last path component of a shared article link.
struct SlugBuilder {

    static let maxLength = 64
    static let fallback = "untitled"

    private static let replacements: [Unicode.Scalar: String] = [
        "ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss",
        "é": "e", "è": "e", "à": "a", "ç": "c",
        "&": " and ",
    ]

    func slug(for title: String) -> String {
        let words = ascii(title.lowercased())
            .unicodeScalars
            .split { !Self.isAllowed($0) }
            .map { String($0) }
        let full = words.joined(separator: "-")
        return full.isEmpty ? Self.fallback : shortened(full)
    }

    func slug(for title: String, id: Int64) -> String {
        "\(slug(for: title))-\(id)"
    }

    private func ascii(_ text: String) -> String {
        text.unicodeScalars.reduce(into: "") { result, scalar in
            result += Self.replacements[scalar] ?? String(scalar)
        }
    }

    /// Cuts at a word boundary unless the very first word is too long already.
    private func shortened(_ slug: String) -> String {
        guard slug.count > Self.maxLength else { return slug }
        let head = slug.prefix(Self.maxLength + 1)
        if let dash = head.lastIndex(of: "-") {
            return String(head[..<dash])
        }
        return String(head.dropLast())
    }

    private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
        ("a"..."z").contains(scalar) || ("0"..."9").contains(scalar)
    }
}
