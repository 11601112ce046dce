import Foundation

struct SearchQuery: Equatable {
    var words: [String] = []
    var phrases: [String] = []
    var excluded: [String] = []
    var author: String?
    var minimumPages: Int?
    var maximumPages: Int?
    var sort: Sort = .relevance

    enum Sort: String { case relevance, newest, title }

    var isEmpty: Bool {
        words.isEmpty && phrases.isEmpty && author == nil && minimumPages == nil && maximumPages == nil
    }
}

/// `"deep sea" whales -fiction author:melville pages:100-300 sort:newest`
struct SearchQueryParser {

    private enum Token {
        case plain(String)
        case quoted(String)
    }

    func parse(_ input: String) -> SearchQuery {
        var query = SearchQuery()
        for token in tokens(in: input) {
            switch token {
            case .quoted(let phrase):
                query.phrases.append(phrase)
            case .plain(let word):
                apply(word, to: &query)
            }
        }
        return query
    }

    /// An unclosed quotation runs to the end.
    private func tokens(in input: String) -> [Token] {
        input.lowercased()
            .components(separatedBy: "\"")
            .enumerated()
            .flatMap { index, part -> [Token] in
                if index % 2 == 1 {
                    let phrase = part.trimmingCharacters(in: .whitespacesAndNewlines)
                    return phrase.isEmpty ? [] : [.quoted(phrase)]
                }
                return part.components(separatedBy: .whitespacesAndNewlines)
                    .filter { !$0.isEmpty }
                    .map { .plain($0) }
            }
    }

    private func apply(_ word: String, to query: inout SearchQuery) {
        if word.hasPrefix("-") {
            let rest = word.dropFirst()
            if !rest.isEmpty { query.excluded.append(String(rest)) }
            return
        }

        guard let colon = word.firstIndex(of: ":") else {
            appendWord(word, to: &query)
            return
        }
        let name = word[..<colon]
        let value = String(word[word.index(after: colon)...])

        switch name {
        case "author" where !value.isEmpty:
            query.author = value
        case "pages" where applyPages(value, to: &query):
            break
        case "sort":
            // An unknown order is ignored, not searched for.
            if let sort = SearchQuery.Sort(rawValue: value) { query.sort = sort }
        default:
            appendWord(word, to: &query)
        }
    }

    private func appendWord(_ word: String, to query: inout SearchQuery) {
        if !query.words.contains(word) { query.words.append(word) }
    }

    /// `100-300`, `100-`, `-300` or `250`.
    private func applyPages(_ value: String, to query: inout SearchQuery) -> Bool {
        let bounds = value.components(separatedBy: "-")
        switch bounds.count {
        case 1:
            guard let exact = number(bounds[0]) else { return false }
            (query.minimumPages, query.maximumPages) = (exact, exact)
            return true
        case 2:
            let lower = number(bounds[0])
            let upper = number(bounds[1])
            if lower == nil && !bounds[0].isEmpty { return false }
            if upper == nil && !bounds[1].isEmpty { return false }
            if lower == nil && upper == nil { return false }
            if let lower = lower, let upper = upper {
                (query.minimumPages, query.maximumPages) = (min(lower, upper), max(lower, upper))
            } else {
                (query.minimumPages, query.maximumPages) = (lower, upper)
            }
            return true
        default:
            return false
        }
    }

    private func number(_ text: String) -> Int? {
        guard (1...5).contains(text.utf8.count) else { return nil }
        guard text.utf8.allSatisfy({ (48...57).contains($0) }) else { return nil }
        return Int(text)
    }
}
