class Loader {
  func load(callback: @escaping () -> Void) {
  }

  func start() {
    load { [weak self] in
      self?.finish()
      self?.hide()
    }
  }

  func finish() {
  }

  func hide() {
  }
}
