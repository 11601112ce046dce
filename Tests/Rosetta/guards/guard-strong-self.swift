class Loader {
  func load(callback: @escaping () -> Void) {
    callback()
  }

  func start() {
    load { [weak self] in
      guard let strongSelf = self else { return }
      strongSelf.finish()
    }
  }

  func finish() {
  }
}
