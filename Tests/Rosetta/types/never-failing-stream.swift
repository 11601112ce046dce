func names() -> AnyPublisher<String, Never> {
  return source
}
