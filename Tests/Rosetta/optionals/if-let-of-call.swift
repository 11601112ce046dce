func show() {
  if let user = load() {
    draw(user)
  }
}

func load() -> String? {
  return nil
}

func draw(_ text: String) {
}
