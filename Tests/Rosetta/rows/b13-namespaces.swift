enum Endpoints {
  static let base = "https://a.b"
  static func user(_ id: Int) -> String { return "\(base)/users/\(id)" }
}
