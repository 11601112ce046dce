import Foundation

enum BadgeSource: String, CaseIterable {
    case messages
    case mentions
    case requests
}

struct Badge: Equatable {
    let text: String
    let accessibilityKey: String
}

final class BadgeCenter {
    private let defaults: KeyValueStore
    private var counts: [BadgeSource: Int] = [:]
    private var muted: Set<BadgeSource>

    var onTotalChanged: ((Int) -> Void)?

    init(defaults: KeyValueStore) {
        self.defaults = defaults
        let stored = defaults.stringArray(forKey: "badge.muted") ?? []
        muted = Set(stored.compactMap(BadgeSource.init(rawValue:)))
    }

    var total: Int {
        BadgeSource.allCases
            .filter { !muted.contains($0) }
            .reduce(0) { $0 + (counts[$1] ?? 0) }
    }

    func setCount(_ count: Int, for source: BadgeSource) {
        let previous = total
        counts[source] = max(count, 0)
        notifyIfChanged(from: previous)
    }

    func setMuted(_ isMuted: Bool, for source: BadgeSource) {
        let previous = total
        if isMuted {
            muted.insert(source)
        } else {
            muted.remove(source)
        }
        defaults.set(muted.map(\.rawValue).sorted(), forKey: "badge.muted")
        notifyIfChanged(from: previous)
    }

    func badge(for source: BadgeSource) -> Badge? {
        guard let count = counts[source], count > 0, !muted.contains(source) else { return nil }
        return Badge(
            text: count > 99 ? "99+" : String(count),
            accessibilityKey: "badge.\(source.rawValue).\(count == 1 ? "one" : "other")"
        )
    }

    private func notifyIfChanged(from previous: Int) {
        let current = total
        if current != previous {
            onTotalChanged?(current)
        }
    }
}
