struct Money {
  let cents: Int

  static func - (left: Money, right: Money) -> Money {
    return Money(cents: left.cents - right.cents)
  }
}
