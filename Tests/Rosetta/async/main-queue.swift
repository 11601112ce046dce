class Screen {
  func start() {
    DispatchQueue.main.async {
      self.draw()
    }
  }

  func draw() {
  }
}
