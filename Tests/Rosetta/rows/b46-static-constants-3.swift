final class Api {
  static let timeout: Int = 30
  private static let baseURL = "https://a"
  func url() -> String { Self.baseURL }
}
