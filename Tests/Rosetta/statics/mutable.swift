class Registry {
  static var count: Int = 0

  static func register() {
    count += 1
  }
}
