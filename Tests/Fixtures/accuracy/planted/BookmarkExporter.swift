import Foundation

struct Bookmark {
    let label: String
    let positionMs: Double
    let isPrivate: Bool
}

/// Writes bookmarks of audio books as plain text lines.
struct BookmarkExporter {
    var includePrivate = false
    var header: String? = nil

    func export(_ bookmarks: [Bookmark]) -> String {
        var lines: [String] = []
        if let header {
            lines.append("# " + header)
        }
        let chosen = bookmarks
            .filter { includePrivate || !$0.isPrivate }
            .sorted { $0.positionMs < $1.positionMs }
        for (offset, bookmark) in chosen.enumerated() {
            lines.append(line(number: offset + 1, bookmark))
        }
        if chosen.isEmpty {
            lines.append("(none)")
        }
        return lines.joined(separator: "\n")
    }

    private func line(number: Int, _ bookmark: Bookmark) -> String {
        let label = bookmark.label.isEmpty ? "Bookmark \(number)" : bookmark.label
        return "\(number)\t\(bookmark.positionMs)\t\(label)"
    }
}

extension BookmarkExporter {
    func fileName(forBook title: String) -> String {
        let safe = title.replacingOccurrences(of: "/", with: "-")
        return (safe.isEmpty ? "book" : safe) + ".bookmarks.txt"
    }
}
