final class Searches {
    var texts: AnyPublisher<String, Never> {
        source.map { $0.lowercased() }.removeDuplicates().eraseToAnyPublisher()
    }
}
