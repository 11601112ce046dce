import Foundation

enum PlaceSearchState: Equatable {
    case idle
    case searching
    case results([PlaceItem])
    case empty
    case error
}

struct PlaceItem: Equatable {
    let id: String
    let name: String
    let detail: String
}

@MainActor
final class PlaceSearchViewModel {
    private static let debounceNanoseconds: UInt64 = 300_000_000

    private let service: PlaceServiceProtocol
    private var task: Task<Void, Never>?

    private(set) var state: PlaceSearchState = .idle {
        didSet { onStateChange?(state) }
    }

    var onStateChange: ((PlaceSearchState) -> Void)?

    init(service: PlaceServiceProtocol) {
        self.service = service
    }

    deinit {
        task?.cancel()
    }

    func queryChanged(_ text: String) {
        task?.cancel()
        let query = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !query.isEmpty else {
            state = .idle
            return
        }
        task = Task { [weak self] in
            try? await Task.sleep(nanoseconds: Self.debounceNanoseconds)
            guard !Task.isCancelled else { return }
            await self?.search(query)
        }
    }

    private func search(_ query: String) async {
        state = .searching
        do {
            let places = try await service.search(query: query, limit: 20)
            guard !Task.isCancelled else { return }
            let items = places.map(Self.item(from:))
            state = items.isEmpty ? .empty : .results(items)
        } catch is CancellationError {
            return
        } catch {
            guard !Task.isCancelled else { return }
            state = .error
        }
    }

    private static func item(from place: Place) -> PlaceItem {
        PlaceItem(
            id: place.id,
            name: place.name,
            detail: [place.street, place.city].compactMap { $0 }.joined(separator: ", ")
        )
    }
}
