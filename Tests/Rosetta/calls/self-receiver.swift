class Screen {
  var title: String = ""

  func update() {
    self.title = "Home"
    self.draw()
  }

  func draw() {
  }
}
