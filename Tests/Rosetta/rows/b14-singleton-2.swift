final class Session {
  static let shared = Session()
  private init() {}
  private var user: String?
  func login(_ name: String) { user = name }
}
func start() { Session.shared.login("a") }
