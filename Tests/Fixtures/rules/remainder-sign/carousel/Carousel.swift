final class Carousel {
    private let cards: [String]

    init(cards: [String]) { self.cards = cards }

    func card(at index: Int, movedBy offset: Int) -> String {
        cards[(index + offset) % cards.count]
    }

    func isEven(_ index: Int) -> Bool { index % 2 == 0 }
}
