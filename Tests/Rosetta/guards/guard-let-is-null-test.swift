func greet() {
  guard let name = load() else {
    stop()
    return
  }
  draw(name)
}

func load() -> String? {
  return nil
}

func stop() {
}

func draw(_ text: String) {
}
