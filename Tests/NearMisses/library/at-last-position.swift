func isPast(_ index: Int, _ cards: [String]) -> Bool { index >= cards.count }
