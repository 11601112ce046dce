enum Level {
  case low
  case high

  static let standard = Level.low
}
