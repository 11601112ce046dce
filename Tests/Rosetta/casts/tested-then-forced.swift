func show(value: Any) {
  if value is String {
    draw(value as! String)
  }
}

func draw(_ text: String) {
}
