import Foundation

enum AppTab: String, CaseIterable {
    case feed, search, create, inbox, profile
}

protocol TabRouterOutput: AnyObject {
    func select(_ tab: AppTab)
    func popToRoot(_ tab: AppTab)
    func scrollToTop(_ tab: AppTab)
    func presentComposer()
    func presentLogin(reason: String)
}

final class TabRouter {
    weak var output: TabRouterOutput?

    private let session: SessionProviding
    private(set) var selected: AppTab = .feed
    private var history: [AppTab] = []
    private var depths: [AppTab: Int] = [:]

    init(session: SessionProviding) {
        self.session = session
    }

    func tapped(_ tab: AppTab) {
        if requiresLogin(tab) && !session.isLoggedIn {
            output?.presentLogin(reason: "tab_" + tab.rawValue)
            return
        }
        if tab == .create {
            output?.presentComposer()
            return
        }
        if tab == selected {
            if depths[tab, default: 0] > 0 {
                depths[tab] = 0
                output?.popToRoot(tab)
            } else {
                output?.scrollToTop(tab)
            }
            return
        }
        history.removeAll { $0 == selected }
        history.append(selected)
        selected = tab
        output?.select(tab)
    }

    func didPush(on tab: AppTab) {
        depths[tab, default: 0] += 1
    }

    func didPop(on tab: AppTab) {
        depths[tab] = max(depths[tab, default: 0] - 1, 0)
    }

    func goBack() -> Bool {
        guard let previous = history.popLast() else { return false }
        selected = previous
        output?.select(previous)
        return true
    }

    func loggedOut() {
        history.removeAll()
        depths.removeAll()
        selected = .feed
        output?.select(.feed)
    }

    private func requiresLogin(_ tab: AppTab) -> Bool {
        switch tab {
        case .feed, .search: return false
        case .create, .inbox, .profile: return true
        }
    }
}
