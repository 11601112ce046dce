final class Endpoints {
  static let base = "https://a.b"
  static func user(_ id: Int) -> String { return "\(Endpoints.base)/users/\(id)" }
}
