struct Money {
  let cents: Int
  func adding(_ other: Money) -> Money { Money(cents: cents + other.cents) }
  func subtracting(_ other: Money) -> Money { Money(cents: cents - other.cents) }
}

struct Basket {
  private let lines: [Line]
  init(lines: [Line]) { self.lines = lines }
  var count: Int { lines.count }
}
