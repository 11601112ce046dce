import Foundation

struct SearchState: Equatable {
    var query = ""
    var results: [SearchHit] = []
    var phase: Phase = .idle
    var page = 0
    var hasMore = false

    enum Phase: Equatable {
        case idle
        case loading
        case loadingMore
        case loaded
        case failed(message: String)
    }

    var showsEmptyState: Bool { phase == .loaded && results.isEmpty }
}

enum SearchAction {
    case queryChanged(String)
    case resultsReceived(query: String, hits: [SearchHit], hasMore: Bool)
    case requestFailed(query: String, message: String)
    case reachedEnd
    case retryTapped
    case cleared
}

enum SearchEffect: Equatable {
    case search(query: String, page: Int)
    case cancel
}

enum SearchReducer {
    static let minimumQueryLength = 2

    static func reduce(_ state: inout SearchState, _ action: SearchAction) -> [SearchEffect] {
        switch action {
        case .queryChanged(let query):
            guard query != state.query else { return [] }
            state.query = query
            state.results = []
            state.page = 0
            state.hasMore = false
            guard query.utf16.count >= minimumQueryLength else {
                state.phase = .idle
                return [.cancel]
            }
            state.phase = .loading
            return [.cancel, .search(query: query, page: 0)]

        case let .resultsReceived(query, hits, hasMore):
            guard query == state.query else { return [] }
            state.results += hits
            state.hasMore = hasMore
            state.phase = .loaded
            return []

        case let .requestFailed(query, message):
            guard query == state.query else { return [] }
            state.phase = .failed(message: message)
            return []

        case .reachedEnd:
            guard state.hasMore, state.phase == .loaded else { return [] }
            state.page += 1
            state.phase = .loadingMore
            return [.search(query: state.query, page: state.page)]

        case .retryTapped:
            guard case .failed = state.phase else { return [] }
            state.phase = state.results.isEmpty ? .loading : .loadingMore
            return [.search(query: state.query, page: state.page)]

        case .cleared:
            state = SearchState()
            return [.cancel]
        }
    }
}
