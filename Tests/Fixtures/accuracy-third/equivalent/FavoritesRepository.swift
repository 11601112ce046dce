import Combine
import Foundation

protocol FavoritesApi {
    func fetchFavorites() async throws -> [Int]
    func setFavorite(_ id: Int, _ isFavorite: Bool) async throws
}

@MainActor
final class FavoritesRepository {
    private let api: FavoritesApi
    private let subject = CurrentValueSubject<Set<Int>, Never>([])

    init(api: FavoritesApi) {
        self.api = api
    }

    var favorites: AnyPublisher<Set<Int>, Never> {
        subject.removeDuplicates().eraseToAnyPublisher()
    }

    var count: AnyPublisher<Int, Never> {
        subject.map(\.count).removeDuplicates().eraseToAnyPublisher()
    }

    func isFavorite(_ id: Int) -> AnyPublisher<Bool, Never> {
        subject.map { $0.contains(id) }.removeDuplicates().eraseToAnyPublisher()
    }

    func refresh() async throws {
        subject.value = Set(try await api.fetchFavorites())
    }

    /// Shows the change at once and takes it back if the server refuses it. Returns the final state.
    @discardableResult
    func toggle(_ id: Int) async -> Bool {
        let wanted = !subject.value.contains(id)
        mark(id, as: wanted)
        do {
            try await api.setFavorite(id, wanted)
            return wanted
        } catch {
            mark(id, as: !wanted)
            return !wanted
        }
    }

    private func mark(_ id: Int, as isFavorite: Bool) {
        if isFavorite {
            subject.value.insert(id)
        } else {
            subject.value.remove(id)
        }
    }
}
