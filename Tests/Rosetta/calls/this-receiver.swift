class Screen {
  var title: String = ""

  func update() {
    title = "Home"
    draw()
  }

  func draw() {
  }
}
