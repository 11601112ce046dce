func greet(name: String?) {
  guard let name else { return }
  draw(name)
}

func draw(_ text: String) {
}
