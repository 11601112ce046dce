import Combine
import Foundation

protocol SearchService {
    func search(_ text: String) -> AnyPublisher<[String], Error>
}

final class SearchViewModel: ObservableObject {
    enum State: Equatable {
        case idle
        case searching
        case results([String])
        case empty(query: String)
        case failed
    }

    private static let minimumLength = 2

    @Published private(set) var state: State = .idle

    private let query = CurrentValueSubject<String, Never>("")

    init(service: SearchService) {
        query
            .map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
            .removeDuplicates()
            .debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
            .map { Self.states(for: $0, from: service) }
            .switchToLatest()
            .receive(on: DispatchQueue.main)
            .removeDuplicates()
            .assign(to: &$state)
    }

    func onQueryChanged(_ text: String) {
        query.send(text)
    }

    func clear() {
        query.send("")
    }

    private static func states(
        for text: String,
        from service: SearchService
    ) -> AnyPublisher<State, Never> {
        guard text.utf16.count >= minimumLength else {
            return Just(State.idle).eraseToAnyPublisher()
        }
        return service.search(text)
            .map { hits -> State in
                hits.isEmpty ? .empty(query: text) : .results(hits)
            }
            .replaceError(with: .failed)
            .prepend(.searching)
            .eraseToAnyPublisher()
    }
}
