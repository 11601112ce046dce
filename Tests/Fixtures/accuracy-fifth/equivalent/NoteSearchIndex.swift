import Foundation

struct SearchHit: Equatable {
    let noteID: Int
    let score: Int
}

final class NoteSearchIndex {
    private static let stopWords: Set<String> = ["a", "an", "and", "of", "the", "to"]
    private static let titleWeight = 3

    // term -> note id -> weight
    private var postings: [String: [Int: Int]] = [:]

    func add(id: Int, title: String, body: String) {
        remove(id: id)
        for term in terms(in: title) {
            postings[term, default: [:]][id, default: 0] += Self.titleWeight
        }
        for term in terms(in: body) {
            postings[term, default: [:]][id, default: 0] += 1
        }
    }

    func remove(id: Int) {
        postings = postings
            .mapValues { $0.filter { $0.key != id } }
            .filter { !$0.value.isEmpty }
    }

    var termCount: Int { postings.count }

    /// Notes that contain every word of the query, best match first.
    func search(_ query: String, limit: Int = 20) -> [SearchHit] {
        let wanted = Set(terms(in: query))
        guard !wanted.isEmpty else { return [] }

        var merged: [Int: Int]?
        for term in wanted {
            guard let notes = postings[term] else { return [] }
            if let current = merged {
                merged = current.reduce(into: [Int: Int]()) { result, entry in
                    if let weight = notes[entry.key] {
                        result[entry.key] = entry.value + weight
                    }
                }
            } else {
                merged = notes
            }
        }

        let hits = (merged ?? [:]).map { SearchHit(noteID: $0.key, score: $0.value) }
        let ranked = hits.sorted { ($1.score, $0.noteID) < ($0.score, $1.noteID) }
        return Array(ranked.prefix(limit))
    }

    /// Indexed words starting with the given text, for the suggestion bar.
    func completions(for prefix: String) -> [String] {
        guard let needle = terms(in: prefix).last else { return [] }
        return postings.keys.filter { $0.hasPrefix(needle) }.sorted()
    }

    private func terms(in text: String) -> [String] {
        text.lowercased()
            .unicodeScalars
            .split { !("a"..."z").contains($0) && !("0"..."9").contains($0) }
            .map { String($0) }
            .filter { !Self.stopWords.contains($0) }
    }
}
