func start() {
  auditLog("start")
  run()
}
