func load() -> Promise<[String: Bool]> {
  return cache
}
