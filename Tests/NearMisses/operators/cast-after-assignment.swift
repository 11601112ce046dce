func show(value: Any, other: Any) {
  var current = value
  if current is String {
    current = other
    draw(current as! String)
  }
}

func draw(_ text: Any) {
}
