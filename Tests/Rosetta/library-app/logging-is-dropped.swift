func start() {
  logger.debug("start")
  run()
}

func run() {
}
