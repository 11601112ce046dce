import Foundation

struct Flashcard: Identifiable, Equatable {
    let id: Int
    let front: String
    let back: String
    let deck: String
    let isSuspended: Bool
}

struct SearchQuery {
    let words: [String]
    let deck: String?

    /// Understands free words and one "deck:name" filter.
    init(_ text: String) {
        var words: [String] = []
        var deck: String?
        for token in text.searchable.split(separator: " ").map(String.init) {
            if token.hasPrefix("deck:"), token.count > 5 {
                deck = String(token.dropFirst(5))
            } else {
                words.append(token)
            }
        }
        self.words = words
        self.deck = deck
    }

    var isEmpty: Bool { words.isEmpty && deck == nil }
}

final class FlashcardSearch {
    private let cards: [Flashcard]

    init(cards: [Flashcard]) {
        self.cards = cards
    }

    func results(for text: String, limit: Int = 50) -> [Flashcard] {
        let query = SearchQuery(text)
        guard !query.isEmpty else { return [] }

        let scored: [(card: Flashcard, score: Int)] = cards
            .filter { !$0.isSuspended }
            .filter { query.deck == nil || $0.deck.searchable == query.deck }
            .compactMap { card in
                guard let score = self.score(card, words: query.words) else { return nil }
                return (card, score)
            }

        return scored
            .sorted { $0.score != $1.score ? $0.score > $1.score : $0.card.id < $1.card.id }
            .prefix(limit)
            .map(\.card)
    }

    /// `nil` if one of the words is on neither side of the card.
    private func score(_ card: Flashcard, words: [String]) -> Int? {
        let front = card.front.searchable, back = card.back.searchable
        var total = 0
        for word in words {
            if front == word {
                total += 10
            } else if front.contains(word) {
                total += 4
            } else if back.contains(word) {
                total += 1
            } else {
                return nil
            }
        }
        return total
    }
}

private extension String {
    var searchable: String { lowercased().precomposedStringWithCanonicalMapping }
}
