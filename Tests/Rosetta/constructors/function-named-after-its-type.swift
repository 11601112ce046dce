enum Suit: Int {
  case hearts = 1
  case spades = 2
}
