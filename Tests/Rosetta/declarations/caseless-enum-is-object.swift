enum Endpoints {
  static let login = "/v1/login"

  static func detail(id: String) -> String {
    return "/v1/detail/" + id
  }
}
