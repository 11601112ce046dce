enum Level: CaseIterable {
  case low
  case high
}

func levels() -> [Level] {
  return Level.allCases
}
