import Foundation

struct M3UEntry: Equatable {
    let location: String
    let title: String?
    /// `nil` for live streams and entries without a usable length.
    let durationSeconds: Int?
}

enum M3UError: Error {
    case missingHeader
}

struct M3UParser {
    private typealias Info = (duration: Int?, title: String?)

    private let blanks = CharacterSet(charactersIn: " \t")

    func parse(_ text: String) throws -> [M3UEntry] {
        let lines = text
            .split { $0 == "\n" || $0 == "\r" || $0 == "\r\n" }
            .map { $0.trimmingCharacters(in: blanks) }
            .filter { !$0.isEmpty }

        guard let header = lines.first, header.hasPrefix("#EXTM3U") else {
            throw M3UError.missingHeader
        }

        var entries: [M3UEntry] = []
        var pending: Info?

        for line in lines.dropFirst() {
            if line.hasPrefix("#EXTINF:") {
                pending = parseInfo(line.dropFirst("#EXTINF:".count))
            } else if !line.hasPrefix("#") {
                entries.append(
                    M3UEntry(location: line, title: pending?.title, durationSeconds: pending?.duration)
                )
                pending = nil
            }
        }
        return entries
    }

    private func parseInfo(_ info: Substring) -> Info {
        let parts = info.split(separator: ",", maxSplits: 1, omittingEmptySubsequences: false)
        let duration = Int(parts[0]).flatMap { $0 >= 0 ? $0 : nil }

        guard parts.count == 2 else { return (duration, nil) }
        let title = parts[1].trimmingCharacters(in: blanks)
        return (duration, title.isEmpty ? nil : title)
    }
}
