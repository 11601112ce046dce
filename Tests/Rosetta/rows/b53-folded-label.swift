struct Day { let n: Int
  func adding(days count: Int) -> Day { Day(n: n + count) }
  func next() -> Day { adding(days: 1) } }
