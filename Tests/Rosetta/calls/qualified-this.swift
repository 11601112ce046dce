class Screen {
  func load(action: () -> Void) {
  }

  func start() {
    load {
      self.finish()
    }
  }

  func finish() {
  }
}
