func start() {
  DispatchQueue.main.asyncAfter(deadline: .now() + 5) {
    show()
  }
}

func show() {
}
