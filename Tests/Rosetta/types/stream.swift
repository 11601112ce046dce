func watch(updates: AsyncStream<Int>, names: AnyPublisher<String, Never>) {
}
