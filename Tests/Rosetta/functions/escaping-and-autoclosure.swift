func retry(times: Int, action: @escaping @Sendable () -> Void) {
  action()
}
