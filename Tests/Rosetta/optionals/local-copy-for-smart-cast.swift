class Screen {
  var title: String?

  func show() {
    if let title = title {
      draw(title)
    }
  }

  func draw(_ text: String) {
  }
}
