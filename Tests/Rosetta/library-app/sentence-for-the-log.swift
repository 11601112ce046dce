func start() {
  deskLog("The engine is held back")
  run()
}

func run() {
}
