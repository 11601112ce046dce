enum Level {
  case low
  case high
}

func isLow(level: Level) -> Bool {
  return level == .low
}
