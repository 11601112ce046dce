class Screen {
  func load(callback: @escaping () -> Void) {
  }

  func start() {
    load { [unowned self] in
      self.finish()
    }
  }

  func finish() {
  }
}
