class Loader {
  func load(callback: @escaping () -> Void) {
    callback()
  }

  func start() {
    load { [weak self] in
      guard let self else { return }
      self.finish()
    }
  }

  func finish() {
  }
}
