final class Ids {
  static func make() -> String { return prefix + "1" }
  class func reset() { counter = 0 }
  private static let prefix = "id"
  private static var counter = 0
}
