final class Session {
  private let leeway: TimeInterval = 30
  func isFresh(_ end: Date) -> Bool { end > Date().addingTimeInterval(leeway) }
}
