import Foundation

/// Small xorshift generator, so that both players see the same deal for a shared seed.
struct DealGenerator {
    private var state: UInt32

    init(seed: UInt32) {
        state = seed == 0 ? 0x9E37_79B9 : seed
    }

    mutating func next() -> UInt32 {
        state ^= state << 13
        state ^= state >> 17
        state ^= state << 5
        return state
    }

    mutating func next(below bound: Int) -> Int {
        Int(next() % UInt32(bound))
    }
}

struct PlayingCard: Hashable, CustomStringConvertible {
    enum Suit: String, CaseIterable {
        case clubs = "♣", diamonds = "♦", hearts = "♥", spades = "♠"
    }

    static let ranks = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]

    let suit: Suit
    let rank: String

    var description: String { rank + suit.rawValue }
}

final class SeededDeck {
    private var cards: [PlayingCard]

    init(seed: UInt32) {
        cards = PlayingCard.Suit.allCases.flatMap { suit in
            PlayingCard.ranks.map { PlayingCard(suit: suit, rank: $0) }
        }
        var generator = DealGenerator(seed: seed)
        for index in stride(from: cards.count - 1, to: 0, by: -1) {
            cards.swapAt(index, generator.next(below: index + 1))
        }
    }

    var remaining: Int { cards.count }

    func draw() -> PlayingCard? {
        cards.popLast()
    }

    /// Deals round-robin; stops early when the deck runs out.
    func deal(players: Int, cardsEach: Int) -> [[PlayingCard]] {
        precondition(players >= 0 && cardsEach >= 0)
        var hands = [[PlayingCard]](repeating: [], count: players)
        for _ in 0..<cardsEach {
            for player in hands.indices {
                guard let card = draw() else { return hands }
                hands[player].append(card)
            }
        }
        return hands
    }
}
