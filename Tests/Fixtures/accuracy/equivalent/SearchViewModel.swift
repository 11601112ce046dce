import Combine
import Foundation

struct SearchHit: Equatable, Identifiable {
    let id: String
    let title: String
}

protocol SearchBackend {
    func search(_ term: String) async throws -> [SearchHit]
}

@MainActor
final class SearchViewModel: ObservableObject {

    enum Content: Equatable {
        case recents([String])
        case hint
        case loading
        case hits([SearchHit])
        case nothingFound(term: String)
        case error
    }

    private enum Constants {
        static let delay: UInt64 = 300_000_000
        static let minimumLength = 2
        static let maximumRecents = 5
    }

    @Published private(set) var content: Content
    private(set) var recents: [String]

    private let backend: SearchBackend
    private var cache: [String: [SearchHit]] = [:]
    private var task: Task<Void, Never>?
    private var term = ""

    init(backend: SearchBackend, recents: [String] = []) {
        self.backend = backend
        let kept = Array(recents.prefix(Constants.maximumRecents))
        self.recents = kept
        content = .recents(kept)
    }

    func textChanged(_ text: String) {
        let new = text.trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
        guard new != term else { return }
        term = new
        task?.cancel()

        if new.isEmpty {
            content = .recents(recents)
        } else if new.utf16.count < Constants.minimumLength {
            content = .hint
        } else if let cached = cache[new] {
            show(cached, for: new)
        } else {
            start(new, delay: Constants.delay)
        }
    }

    func retry() {
        guard content == .error else { return }
        start(term, delay: 0)
    }

    func select(_ hit: SearchHit) {
        guard !term.isEmpty else { return }
        recents.removeAll { $0 == term }
        recents.insert(term, at: 0)
        if recents.count > Constants.maximumRecents { recents.removeLast() }
    }

    private func start(_ term: String, delay: UInt64) {
        content = .loading
        task = Task { [weak self, backend] in
            do {
                if delay > 0 { try await Task.sleep(nanoseconds: delay) }
                let hits = try await backend.search(term)
                try Task.checkCancellation()
                self?.received(hits, for: term)
            } catch {
                guard !Task.isCancelled else { return }
                self?.content = .error
            }
        }
    }

    private func received(_ hits: [SearchHit], for term: String) {
        cache[term] = hits
        show(hits, for: term)
    }

    private func show(_ hits: [SearchHit], for term: String) {
        content = hits.isEmpty ? .nothingFound(term: term) : .hits(hits)
    }
}
