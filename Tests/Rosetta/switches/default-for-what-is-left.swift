enum Source {
  case unknown
  case low
  case high

  func wire() -> Wire {
    switch self {
    case .low: return .low
    case .high: return .highest
    default: return .unknown
    }
  }
}
