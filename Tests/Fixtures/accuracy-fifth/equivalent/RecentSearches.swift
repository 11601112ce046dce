import Foundation

struct SearchPair: Hashable {
    let origin: String
    let destination: String

    init?(origin: String, destination: String) {
        let from = origin.uppercased(), to = destination.uppercased()
        guard Self.isAirportCode(from), Self.isAirportCode(to), from != to else { return nil }
        self.origin = from
        self.destination = to
    }

    init?(stored: String) {
        let parts = stored.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2 else { return nil }
        self.init(origin: parts[0], destination: parts[1])
    }

    var stored: String { "\(origin)-\(destination)" }

    var reversed: SearchPair { SearchPair(origin: destination, destination: origin)! }

    private static func isAirportCode(_ text: String) -> Bool {
        text.utf8.count == 3 && text.utf8.allSatisfy { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
    }
}

protocol StringListStore: AnyObject {
    func strings(forKey key: String) -> [String]?
    func set(_ strings: [String], forKey key: String)
}

final class RecentSearches {
    private static let key = "recent_searches"

    private let store: StringListStore
    private let capacity: Int

    private(set) var items: [SearchPair] {
        didSet {
            guard items != oldValue else { return }
            store.set(items.map(\.stored), forKey: Self.key)
        }
    }

    init(store: StringListStore, capacity: Int = 8) {
        self.store = store
        self.capacity = max(1, capacity)
        items = (store.strings(forKey: Self.key) ?? []).compactMap(SearchPair.init(stored:))
    }

    func record(_ pair: SearchPair) {
        items = Array(([pair] + items.filter { $0 != pair }).prefix(capacity))
    }

    func remove(_ pair: SearchPair) {
        items.removeAll { $0 == pair }
    }

    func clear() {
        items = []
    }

    /// Earlier searches that start where the traveller is, and ways back to there.
    func suggestions(from airport: String) -> [SearchPair] {
        let code = airport.uppercased()
        let candidates = items.filter { $0.origin == code }
            + items.filter { $0.destination == code }.map(\.reversed)
        var seen = Set<SearchPair>()
        return candidates.filter { seen.insert($0).inserted }
    }
}
