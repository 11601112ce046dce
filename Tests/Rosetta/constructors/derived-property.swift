class Route {
  let path: String

  init(id: String) {
    self.path = "/route/" + id
  }
}
