func show(value: Any) {
  if value is Int {
    draw(value as! String)
  }
}

func draw(_ text: Any) {
}
