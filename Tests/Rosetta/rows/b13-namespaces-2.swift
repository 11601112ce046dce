struct Endpoints {
  private init() {}
  static let base = "https://a.b"
  static func user(_ id: Int) -> String { "\(Self.base)/users/\(id)" }
}
