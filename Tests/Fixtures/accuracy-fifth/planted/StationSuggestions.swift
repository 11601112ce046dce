import Combine
import Foundation

struct StationSuggestion: Equatable {
    let id: String
    let name: String
}

protocol StationSearchService {
    func stations(matching text: String) -> AnyPublisher<[StationSuggestion], Error>
}

final class StationSuggestions: ObservableObject {
    private static let limit = 10

    @Published private(set) var suggestions: [StationSuggestion] = []

    private let input = PassthroughSubject<String, Never>()

    init(service: StationSearchService) {
        input
            .map { $0.trimmingCharacters(in: .whitespacesAndNewlines).lowercased() }
            .debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
            .map { text -> AnyPublisher<[StationSuggestion], Never> in
                guard !text.isEmpty else {
                    return Just([]).eraseToAnyPublisher()
                }
                return service.stations(matching: text)
                    .map { Self.ranked($0, for: text) }
                    .replaceError(with: [])
                    .eraseToAnyPublisher()
            }
            .switchToLatest()
            .receive(on: DispatchQueue.main)
            .assign(to: &$suggestions)
    }

    func textDidChange(_ text: String) {
        input.send(text)
    }

    /// Names which start with the text come before those which contain it.
    static func ranked(_ stations: [StationSuggestion], for text: String) -> [StationSuggestion] {
        let starting = stations.filter { $0.name.lowercased().hasPrefix(text) }
        let others = stations.filter { !$0.name.lowercased().hasPrefix(text) }
        return Array((starting + others).prefix(limit))
    }
}
