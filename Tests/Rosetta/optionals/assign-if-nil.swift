class Cache {
  var name: String?

  func prepare() {
    if name == nil {
      name = "cache"
    }
  }
}
