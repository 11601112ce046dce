import Foundation

enum TutorialPage: Int, CaseIterable {
    case controls, scoring, powerUps, ready
}

protocol TutorialStore: AnyObject {
    var isTutorialDone: Bool { get set }
    var lastPage: Int { get set }
}

protocol TutorialAnalytics {
    func track(_ event: String, page: Int)
}

protocol TutorialCoordinatorDelegate: AnyObject {
    func tutorial(didShow page: TutorialPage)
    func tutorialDidEnd()
}

final class TutorialCoordinator {
    weak var delegate: TutorialCoordinatorDelegate?

    private let store: TutorialStore
    private let analytics: TutorialAnalytics
    private var current: TutorialPage? {
        didSet {
            guard let page = current else { return }
            store.lastPage = page.rawValue
            delegate?.tutorial(didShow: page)
        }
    }

    init(store: TutorialStore, analytics: TutorialAnalytics) {
        self.store = store
        self.analytics = analytics
    }

    /// Resumes on the page the player saw last.
    func start() {
        guard current == nil, !store.isTutorialDone else { return }
        current = TutorialPage(rawValue: store.lastPage) ?? .controls
        analytics.track("tutorial_started", page: store.lastPage)
    }

    func next() {
        guard let page = current else { return }
        if let following = TutorialPage(rawValue: page.rawValue + 1) {
            current = following
        } else {
            store.isTutorialDone = true
            analytics.track("tutorial_finished", page: page.rawValue)
            end()
        }
    }

    func back() {
        guard let page = current, let previous = TutorialPage(rawValue: page.rawValue - 1) else { return }
        current = previous
    }

    func skip() {
        guard let page = current else { return }
        store.isTutorialDone = true
        analytics.track("tutorial_skipped", page: page.rawValue)
        end()
    }

    private func end() {
        current = nil
        delegate?.tutorialDidEnd()
    }
}
