func open(day: Int) {
  switch day {
  case 1:
    prepare()
    show()
  default:
    show()
  }
}

func prepare() {
}

func show() {
}
