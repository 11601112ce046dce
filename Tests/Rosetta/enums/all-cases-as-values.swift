enum Level: CaseIterable {
  case low
  case high
}

func count() -> Int {
  return Level.allCases.count
}
