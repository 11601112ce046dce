import Foundation

struct SearchHit: Equatable {
    let id: Int
    let score: Int
}

/// Small in-memory index for the help articles (English only).
final class SearchIndex {

    private var postings: [String: Set<Int>] = [:]

    func add(id: Int, text: String) {
        for token in tokens(of: text) {
            postings[token, default: []].insert(id)
        }
    }

    func remove(id: Int) {
        postings = postings
            .mapValues { $0.subtracting([id]) }
            .filter { !$0.value.isEmpty }
    }

    /// An exact word counts three points, a prefix one point.
    func search(_ query: String, limit: Int = 20) -> [SearchHit] {
        var scores: [Int: Int] = [:]
        for term in tokens(of: query) {
            for (token, ids) in postings where token.hasPrefix(term) {
                let points = token == term ? 3 : 1
                ids.forEach { scores[$0, default: 0] += points }
            }
        }
        let ranked = scores
            .map { SearchHit(id: $0.key, score: $0.value) }
            .sorted { $0.score == $1.score ? $0.id < $1.id : $0.score > $1.score }
        return Array(ranked.prefix(limit))
    }

    private func tokens(of text: String) -> Set<String> {
        let words = text.lowercased().unicodeScalars.split { scalar in
            !("a"..."z").contains(scalar) && !("0"..."9").contains(scalar)
        }
        return Set(words.map { String($0) })
    }
}
