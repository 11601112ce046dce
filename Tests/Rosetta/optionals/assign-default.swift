class Cache {
  var name: String?

  func prepare() {
    name = name ?? "cache"
  }
}
