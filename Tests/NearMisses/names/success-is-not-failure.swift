func load(success: @escaping () -> Void, failure: @escaping () -> Void) {
  success()
}
