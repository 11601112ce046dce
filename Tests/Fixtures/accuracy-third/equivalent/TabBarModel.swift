import Foundation

enum Tab: String, CaseIterable {
    case home, search, inbox, profile
}

enum TabEvent: Equatable {
    case switched(Tab)
    case poppedToRoot(Tab)
    case scrollToTop(Tab)
}

final class TabBarModel {
    private(set) var selected: Tab = .home
    private var stacks: [Tab: [String]] = [:]
    private var badges: [Tab: Int] = [:]
    private let emit: (TabEvent) -> Void

    init(emit: @escaping (TabEvent) -> Void) {
        self.emit = emit
    }

    func screens(in tab: Tab) -> [String] {
        stacks[tab, default: []]
    }

    func select(_ tab: Tab) {
        if tab != selected {
            selected = tab
            badges[tab] = nil
            emit(.switched(tab))
        } else if screens(in: tab).isEmpty {
            emit(.scrollToTop(tab))
        } else {
            stacks[tab] = nil
            emit(.poppedToRoot(tab))
        }
    }

    func open(_ screen: String, in tab: Tab? = nil) {
        let target = tab ?? selected
        stacks[target, default: []].append(screen)
        if target != selected { select(target) }
    }

    /// Returns false when the app should be left.
    func goBack() -> Bool {
        if stacks[selected]?.popLast() != nil { return true }
        guard selected != .home else { return false }
        select(.home)
        return true
    }

    func addBadge(_ amount: Int = 1, to tab: Tab) {
        guard tab != selected, amount > 0 else { return }
        badges[tab, default: 0] += amount
    }

    func badgeText(for tab: Tab) -> String? {
        badges[tab].map { $0 > 99 ? "99+" : "\($0)" }
    }

    var totalUnread: Int {
        badges.values.reduce(0, +)
    }
}
