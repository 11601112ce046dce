enum Level {
  case low
  case high

  var title: String {
    switch self {
    case .low: return "Low"
    case .high: return "High"
    }
  }
}
