import Foundation

struct ImportedCard: Equatable {
    let front: String
    let back: String
    let tags: [String]
}

struct Rejection: Equatable {
    enum Reason {
        case missingBack
        case emptyFront
        case duplicateFront
    }

    let line: Int
    let reason: Reason
}

struct ImportReport {
    var cards: [ImportedCard] = []
    var rejections: [Rejection] = []

    var summary: String {
        let noun = cards.count == 1 ? "card" : "cards"
        let base = "\(cards.count) \(noun) imported"
        return rejections.isEmpty ? base : base + ", \(rejections.count) skipped"
    }
}

/// Reads "front <tab> back <tab> tag tag" lines. Lines starting with // are comments.
struct DeckImporter {

    func importDeck(_ text: String) -> ImportReport {
        var report = ImportReport()
        var seen = Set<String>()

        let lines = text
            .replacingOccurrences(of: "\r\n", with: "\n")
            .replacingOccurrences(of: "\r", with: "\n")
            .split(separator: "\n", omittingEmptySubsequences: false)

        for (offset, rawLine) in lines.enumerated() {
            let line = rawLine.trimmingCharacters(in: .whitespacesAndNewlines)
            if line.isEmpty || line.hasPrefix("//") { continue }

            switch parse(String(rawLine)) {
            case .failure(let reason):
                report.rejections.append(Rejection(line: offset + 1, reason: reason))
            case .success(let card):
                let key = card.front.precomposedStringWithCanonicalMapping.lowercased()
                if seen.insert(key).inserted {
                    report.cards.append(card)
                } else {
                    report.rejections.append(Rejection(line: offset + 1, reason: .duplicateFront))
                }
            }
        }
        return report
    }

    private func parse(_ line: String) -> Result<ImportedCard, Rejection.Reason> {
        let fields = line
            .split(separator: "\t", omittingEmptySubsequences: false)
            .map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }

        guard !fields[0].isEmpty else { return .failure(.emptyFront) }
        guard fields.count > 1, !fields[1].isEmpty else { return .failure(.missingBack) }

        let tags = fields.count > 2 ? fields[2].split(separator: " ").map(String.init) : []
        return .success(ImportedCard(front: fields[0], back: fields[1], tags: tags))
    }
}

extension Rejection.Reason: Error {}
