func update(isOpen: Bool) {
  draw(isOpen ? "open" : "closed")
}

func draw(_ text: String) {
}
