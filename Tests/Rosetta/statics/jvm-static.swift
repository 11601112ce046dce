class Clock {
  static func now() -> Int {
    return 0
  }
}
