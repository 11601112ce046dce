import Combine
import Foundation

protocol FavoritesRepositoryProtocol: AnyObject {
    var favoriteIDs: AnyPublisher<Set<String>, Never> { get }
    func isFavorite(_ id: String) -> Bool
    func toggle(_ id: String) async throws
    func reload() async throws
}

final class FavoritesRepository: FavoritesRepositoryProtocol {
    enum Failure: Error, Equatable {
        case limitReached(Int)
    }

    static let maximumCount = 200

    private let service: FavoritesServiceProtocol
    private let analytics: AnalyticsProtocol
    private let subject = CurrentValueSubject<Set<String>, Never>([])

    init(service: FavoritesServiceProtocol, analytics: AnalyticsProtocol) {
        self.service = service
        self.analytics = analytics
    }

    var favoriteIDs: AnyPublisher<Set<String>, Never> {
        subject.removeDuplicates().eraseToAnyPublisher()
    }

    func isFavorite(_ id: String) -> Bool {
        subject.value.contains(id)
    }

    func toggle(_ id: String) async throws {
        if isFavorite(id) {
            try await remove(id)
        } else {
            try await add(id)
        }
    }

    func reload() async throws {
        subject.value = Set(try await service.favorites())
    }

    private func add(_ id: String) async throws {
        guard subject.value.count < Self.maximumCount else {
            analytics.log(event: "favorites_limit", parameters: ["count": "\(subject.value.count)"])
            throw Failure.limitReached(Self.maximumCount)
        }
        subject.value.insert(id)
        do {
            try await service.add(id: id)
            analytics.log(event: "favorite_added", parameters: ["id": id])
        } catch {
            subject.value.remove(id)
            throw error
        }
    }

    private func remove(_ id: String) async throws {
        subject.value.remove(id)
        do {
            try await service.remove(id: id)
            analytics.log(event: "favorite_removed", parameters: ["id": id])
        } catch {
            subject.value.insert(id)
            throw error
        }
    }
}
