func ask(id: String, name: String, logger: Logger?) {
  send(id, logger: logger)
}
