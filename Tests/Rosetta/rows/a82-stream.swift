protocol Feed { func events() -> AnyPublisher<Event, Never>; func rows() -> AsyncStream<Row> }
