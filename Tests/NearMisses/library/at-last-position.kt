fun isPast(index: Int, cards: List<String>): Boolean = index >= cards.lastIndex
