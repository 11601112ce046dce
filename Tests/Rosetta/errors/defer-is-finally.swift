func start() {
  open()
  defer { close() }
  work()
}

func open() {
}

func close() {
}

func work() {
}
