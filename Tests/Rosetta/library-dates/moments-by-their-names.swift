func isOver(_ card: Card, _ other: Card) -> Bool {
  card.expiresAt.timeIntervalSince1970 <= other.expiresAt.timeIntervalSince1970
}
