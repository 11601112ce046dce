import Foundation

struct LeitnerCard: Identifiable, Equatable {
    let id: String
    private(set) var box: Int
    private(set) var lastReviewedDay: Int?

    init(id: String) {
        self.id = id
        box = 0
        lastReviewedDay = nil
    }

    fileprivate mutating func move(toBox newBox: Int, on day: Int) {
        box = newBox
        lastReviewedDay = day
    }
}

/// Leitner system with five boxes; each box has its own review interval.
final class LeitnerDeck {
    static let intervals = [1, 2, 4, 9, 14]

    private var order: [String] = []
    private var cards: [String: LeitnerCard] = [:]

    init(cardIDs: [String]) {
        cardIDs.forEach(addCard)
    }

    func addCard(_ id: String) {
        guard cards[id] == nil else { return }
        order.append(id)
        cards[id] = LeitnerCard(id: id)
    }

    func card(_ id: String) -> LeitnerCard? { cards[id] }

    func dueCards(on day: Int, limit: Int = .max) -> [LeitnerCard] {
        let due = order.compactMap { cards[$0] }.filter { isDue($0, on: day) }
        return Array(due.prefix(limit))
    }

    @discardableResult
    func answer(_ id: String, correct: Bool, on day: Int) -> LeitnerCard? {
        guard var card = cards[id] else { return nil }
        let box = correct
            ? min(card.box + 1, Self.intervals.count - 1)
            : 0
        card.move(toBox: box, on: day)
        cards[id] = card
        return card
    }

    var boxSizes: [Int] {
        Self.intervals.indices.map { box in
            cards.values.filter { $0.box == box }.count
        }
    }

    var masteredPercent: Int {
        cards.isEmpty ? 0 : boxSizes.last! * 100 / cards.count
    }

    private func isDue(_ card: LeitnerCard, on day: Int) -> Bool {
        guard let last = card.lastReviewedDay else { return true }
        return day - last >= Self.intervals[card.box]
    }
}
