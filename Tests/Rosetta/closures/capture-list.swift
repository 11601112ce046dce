class Screen {
  func load(callback: @escaping () -> Void) {
  }

  func start() {
    load { [weak self] in
      self?.finish()
    }
  }

  func finish() {
  }
}
