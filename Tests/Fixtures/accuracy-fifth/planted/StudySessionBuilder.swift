import Foundation

struct DeckCard: Equatable {
    enum State {
        case new
        case learning(dueDay: Int)
        case review(dueDay: Int)
    }

    let id: Int
    let state: State

    static func == (lhs: DeckCard, rhs: DeckCard) -> Bool { lhs.id == rhs.id }

    func dueDay(today: Int) -> Int {
        switch state {
        case .new: return today
        case .learning(let day), .review(let day): return day
        }
    }

    var isNew: Bool {
        if case .new = state { return true }
        return false
    }

    var isLearning: Bool {
        if case .learning = state { return true }
        return false
    }
}

struct SessionOptions {
    let newLimit: Int
    let reviewLimit: Int
    let learningFirst: Bool
    let aheadDays: Int

    init(newLimit: Int = 20, reviewLimit: Int = 100, learningFirst: Bool = true, aheadDays: Int = 1) {
        self.newLimit = max(0, newLimit)
        self.reviewLimit = max(0, reviewLimit)
        self.learningFirst = learningFirst
        self.aheadDays = max(0, aheadDays)
    }
}

struct StudySessionBuilder {
    let today: Int

    /// Picks the cards of one study session: reviews by due day, then the new cards.
    func build(from cards: [DeckCard], options: SessionOptions = SessionOptions()) -> [DeckCard] {
        let horizon = today + options.aheadDays
        let seen = cards
            .filter { !$0.isNew && $0.dueDay(today: today) <= horizon }
            .sorted { ($0.dueDay(today: today), $0.id) < ($1.dueDay(today: today), $1.id) }
            .prefix(options.reviewLimit)
        let fresh = cards.filter(\.isNew).prefix(options.newLimit)

        guard options.learningFirst else { return Array(seen) + fresh }
        return seen.filter(\.isLearning) + seen.filter { !$0.isLearning } + fresh
    }

    func estimatedMinutes(for session: [DeckCard]) -> Int {
        let seconds = session.reduce(0) { $0 + ($1.isNew ? 40 : 15) }
        return (seconds + 59) / 60
    }
}
