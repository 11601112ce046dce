enum Paths {
  static let root = "/v1"
}

func path(id: String) -> String {
  return Paths.root + "/" + id
}
