import Foundation

protocol Card {
    var id: String { get }
    var body: String { get }
}

extension Card {
    func title() -> String {
        "Card \(id)"
    }
}

struct NewsCard: Card {
    let id: String
    let body: String
}

struct PromoCard: Card {
    let id: String
    let body: String
    let discountPercent: Int

    func title() -> String {
        "\(discountPercent) % off"
    }
}

struct RenderedCard: Equatable {
    let id: String
    let heading: String
    let text: String
}

struct CardRenderer {
    let maxCards: Int

    func render(_ cards: [Card]) -> [RenderedCard] {
        cards
            .filter { !$0.body.isEmpty }
            .prefix(maxCards)
            .map { card in
                RenderedCard(id: card.id, heading: card.title(), text: card.body)
            }
    }

    func footer(_ cards: [Card]) -> String? {
        let shown = render(cards).count
        let hidden = cards.count - shown
        return hidden > 0 ? "\(hidden) more" : nil
    }
}
