func open(day: Int) {
  switch day {
  case 1: show()
  default: break
  }
}

func show() {
}
