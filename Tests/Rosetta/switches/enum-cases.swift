enum Level {
  case low
  case high
}

func title(level: Level) -> String {
  switch level {
  case .low: return "Low"
  case .high: return "High"
  }
}
