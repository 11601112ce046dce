struct Deck {
    let cards: [Card]

    func first() -> Card? { return cards.first }
}

func run(_ deck: Deck) -> Card? {
    return deck.first()
}

func run(_ gauge: Gauge) -> Int {
    return gauge.max()
}
