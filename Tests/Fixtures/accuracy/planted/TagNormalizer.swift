import Foundation

/// Turns what people type into the canonical form of a tag.
struct TagNormalizer {
    let reserved: Set<String>

    init(reserved: Set<String> = ["admin", "official"]) {
        self.reserved = reserved
    }

    func normalize(_ raw: String) -> String? {
        var text = raw.replacingOccurrences(of: " ", with: "-")
        while let first = text.unicodeScalars.first, first == "#" {
            text.unicodeScalars.removeFirst()
        }
        text = text.lowercased(with: Locale.current)
        guard !text.isEmpty, !reserved.contains(text) else {
            return nil
        }
        return text
    }

    func normalizeAll(_ raws: [String]) -> [String] {
        var seen = Set<String>()
        return raws
            .compactMap(normalize)
            .filter { seen.insert($0).inserted }
    }

    func parse(_ line: String) -> [String] {
        let parts = line
            .split(separator: ",")
            .map(String.init)
        return normalizeAll(parts)
    }

    func display(_ tags: [String]) -> String {
        tags.map { "#" + $0 }.joined(separator: " ")
    }
}
