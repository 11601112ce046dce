import Combine
import Foundation

protocol FlightRepository {
    func flights(from origin: String, to destination: String, on day: String) async throws -> [FlightOffer]
}

struct FlightOffer: Equatable {
    let id: String
    let priceCents: Int
    let stops: Int
}

@MainActor
final class FlightSearchViewModel: ObservableObject {
    enum State: Equatable {
        case idle
        case loading
        case loaded([FlightOffer])
        case empty
        case failed(message: String)
    }

    @Published private(set) var state: State = .idle
    @Published var origin = ""
    @Published var destination = ""
    @Published var day: String?
    @Published var directOnly = false

    private let repository: FlightRepository
    private var searchTask: Task<Void, Never>?

    init(repository: FlightRepository) {
        self.repository = repository
    }

    var canSearch: Bool {
        let from = normalized(origin), to = normalized(destination)
        return !from.isEmpty && !to.isEmpty && from != to && day != nil
    }

    func search() {
        searchTask?.cancel()
        guard canSearch, let day = day else {
            state = .idle
            return
        }

        state = .loading
        let from = normalized(origin), to = normalized(destination)
        let directOnly = self.directOnly
        searchTask = Task { [weak self, repository] in
            let next: State
            do {
                let offers = try await repository.flights(from: from, to: to, on: day)
                    .filter { !directOnly || $0.stops == 0 }
                    .sorted { ($0.priceCents, $0.id) < ($1.priceCents, $1.id) }
                next = offers.isEmpty ? .empty : .loaded(offers)
            } catch is CancellationError {
                return
            } catch {
                next = .failed(message: "Search failed, please try again.")
            }
            guard !Task.isCancelled else { return }
            self?.state = next
        }
    }

    func swapAirports() {
        (origin, destination) = (destination, origin)
    }

    private func normalized(_ code: String) -> String {
        code.trimmingCharacters(in: .whitespacesAndNewlines).uppercased()
    }
}
