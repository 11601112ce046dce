class Screen {
  func start() {
    Task {
      await load()
    }
  }

  func load() async {
  }
}
