import Combine
import Foundation

enum SearchResultState: Equatable {
    case idle
    case loading
    case results([SearchHit])
    case empty(query: String)
    case failed(query: String)
}

final class SearchService {
    private let api: SearchAPI
    private let queries = PassthroughSubject<String, Never>()
    private let scheduler: DispatchQueue
    private let minimumLength: Int

    init(api: SearchAPI, minimumLength: Int = 2, scheduler: DispatchQueue = .main) {
        self.api = api
        self.minimumLength = minimumLength
        self.scheduler = scheduler
    }

    lazy var state: AnyPublisher<SearchResultState, Never> = queries
        .map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
        .debounce(for: .milliseconds(300), scheduler: scheduler)
        .removeDuplicates()
        .map { [unowned self] query in self.results(for: query) }
        .switchToLatest()
        .eraseToAnyPublisher()

    func submit(_ query: String) {
        queries.send(query)
    }

    private func results(for query: String) -> AnyPublisher<SearchResultState, Never> {
        guard query.utf16.count >= minimumLength else {
            return Just(.idle).eraseToAnyPublisher()
        }
        return api.search(term: query, limit: 40)
            .map { hits -> SearchResultState in
                let visible = hits.filter { !$0.isHidden }
                return visible.isEmpty ? .empty(query: query) : .results(visible)
            }
            .replaceError(with: .failed(query: query))
            .prepend(.loading)
            .receive(on: scheduler)
            .eraseToAnyPublisher()
    }
}
