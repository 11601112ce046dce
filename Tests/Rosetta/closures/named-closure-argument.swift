func start() {
  load(callback: { show($0) })
}

func load(callback: (String) -> Void) {
}

func show(_ text: String) {
}
