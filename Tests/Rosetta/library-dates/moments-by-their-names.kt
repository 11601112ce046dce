fun isOver(card: Card, other: Card): Boolean = card.expiresAt.time <= other.expiresAt.time
