enum Level {
  case low
  case high
}

func title(level: Level) -> String {
  switch level {
  case .low: return "Low"
  @unknown default: return "?"
  }
}
