fun isPast(index: Int, cards: List<String>): Boolean = index > cards.lastIndex

fun isInside(index: Int, cards: List<String>): Boolean = index <= cards.lastIndex
