class Screen {
  var title: String {
    fatalError("subclasses have a title")
  }
}
