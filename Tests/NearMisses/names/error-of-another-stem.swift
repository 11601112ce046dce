func handle(error: NetworkError) -> Bool {
  return true
}
