final class Conf { static let limit = 3
  static func load() -> Int { return limit }
  func all() -> Int { Self.limit + Conf.limit + Conf.load() } }
