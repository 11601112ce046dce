class Screen {
  lazy var title: String = makeTitle()

  func makeTitle() -> String {
    return "Home"
  }
}
