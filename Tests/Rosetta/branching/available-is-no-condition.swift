func open() {
  if #available(iOS 15, *) {
    show()
  }
}

func show() {
}
