final class Api {
  static let timeout = 30
  private static let baseURL: String = "https://a"
  func url() -> String { return Api.baseURL }
}
