struct Money {
  let cents: Int
}

extension Money {
  static func zero() -> Money {
    return Money(cents: 0)
  }
}
