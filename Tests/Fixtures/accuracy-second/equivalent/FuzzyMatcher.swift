import Foundation

struct FuzzyMatch<Item> {
    let item: Item
    let score: Int
}

struct FuzzyMatcher {

    private enum Bonus {
        static let match = 10
        static let consecutive = 15
        static let wordStart = 12
        static let prefix = 20
        static let gapPenalty = 1
    }

    let minimumScore: Int

    init(minimumScore: Int = 1) {
        self.minimumScore = minimumScore
    }

    /// Score of `query` as a subsequence of `candidate`, nil when it does not match.
    func score(query: String, candidate: String) -> Int? {
        let needle = Array(query.lowercased().utf16)
        let haystack = Array(candidate.lowercased().utf16)
        guard !needle.isEmpty else { return 0 }
        guard needle.count <= haystack.count else { return nil }

        var total = 0
        var needleIndex = 0
        var lastMatch: Int?
        for (index, unit) in haystack.enumerated() {
            guard needleIndex < needle.count else { break }
            guard unit == needle[needleIndex] else { continue }
            total += Bonus.match
            if index == 0 {
                total += Bonus.prefix
            } else if isSeparator(haystack[index - 1]) {
                total += Bonus.wordStart
            }
            if let last = lastMatch {
                let gap = index - last - 1
                total += gap == 0 ? Bonus.consecutive : -gap * Bonus.gapPenalty
            }
            lastMatch = index
            needleIndex += 1
        }
        return needleIndex == needle.count ? total : nil
    }

    func rank<Item>(_ items: [Item], query: String, key: (Item) -> String) -> [FuzzyMatch<Item>] {
        items.enumerated()
            .compactMap { offset, item -> (offset: Int, match: FuzzyMatch<Item>)? in
                guard let score = self.score(query: query, candidate: key(item)), score >= minimumScore else {
                    return nil
                }
                return (offset, FuzzyMatch(item: item, score: score))
            }
            .sorted { lhs, rhs in
                lhs.match.score != rhs.match.score
                    ? lhs.match.score > rhs.match.score
                    : lhs.offset < rhs.offset
            }
            .map(\.match)
    }

    private func isSeparator(_ unit: UInt16) -> Bool {
        " -_/.".utf16.contains(unit)
    }
}
