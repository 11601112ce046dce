func show(name: String?) {
  if name != nil {
    draw(name!)
  }
}

func draw(_ text: String) {
}
