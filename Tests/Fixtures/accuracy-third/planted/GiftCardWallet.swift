import Foundation

struct GiftCard: Equatable {
    let code: String
    let currency: String
    var balanceCents: Int
    var isBlocked = false
    var expiresAt: Date?

    func isUsable(in currency: String, at date: Date) -> Bool {
        guard !isBlocked, balanceCents > 0 else { return false }
        guard self.currency == currency else { return false }
        return expiresAt.map { date < $0 } ?? true
    }
}

final class GiftCardWallet {
    struct Redemption: Equatable {
        let code: String
        let amountCents: Int
    }

    private var cards: [GiftCard]

    init(cards: [GiftCard] = []) {
        self.cards = cards
    }

    var codes: [String] { cards.map(\.code) }

    @discardableResult
    func add(_ card: GiftCard) -> Bool {
        guard !cards.contains(where: { $0.code == card.code }) else { return false }
        cards.append(card)
        return true
    }

    func balance(in currency: String, at date: Date) -> Int {
        cards
            .filter { $0.isUsable(in: currency, at: date) }
            .reduce(0) { $0 + $1.balanceCents }
    }

    /// Uses the cards which expire first; the caller has to pay whatever is left.
    func redeem(_ amountCents: Int, currency: String, at date: Date) -> [Redemption] {
        var open = amountCents
        var redemptions: [Redemption] = []
        let order = cards.indices.sorted { lhs, rhs in
            let left = cards[lhs].expiresAt ?? .distantFuture
            let right = cards[rhs].expiresAt ?? .distantFuture
            return (left, lhs) < (right, rhs)
        }

        for index in order where open > 0 && cards[index].isUsable(in: currency, at: date) {
            let amount = min(open, cards[index].balanceCents)
            cards[index].balanceCents -= amount
            open -= amount
            redemptions.append(Redemption(code: cards[index].code, amountCents: amount))
        }
        return redemptions
    }
}
