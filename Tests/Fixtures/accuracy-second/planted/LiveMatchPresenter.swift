import Foundation

protocol LiveMatchView: AnyObject {
    func show(score: String, server: String?)
    func showFinished(winner: String)
    func showConnectionLost()
}

final class LiveMatchPresenter {
    private let matchId: String
    private let feed: MatchFeed
    private let scheduler: TaskScheduling

    private weak var view: LiveMatchView?
    private var subscription: FeedSubscription?
    private var timeout: ScheduledTask?

    init(matchId: String, feed: MatchFeed, scheduler: TaskScheduling) {
        self.matchId = matchId
        self.feed = feed
        self.scheduler = scheduler
    }

    func attach(_ view: LiveMatchView) {
        self.view = view
        restartTimeout()
        subscription = feed.subscribe(matchId: matchId) { [weak self] update in
            self?.handle(update)
        }
    }

    func detach() {
        subscription?.cancel()
        subscription = nil
        timeout?.cancel()
        timeout = nil
        view = nil
    }

    private func handle(_ update: MatchUpdate) {
        switch update {
        case .score(let home, let away, let server):
            restartTimeout()
            view?.show(score: "\(home):\(away)", server: server)
        case .heartbeat:
            restartTimeout()
        case .finished(let winner):
            timeout?.cancel()
            timeout = nil
            view?.showFinished(winner: winner)
        }
    }

    private func restartTimeout() {
        timeout?.cancel()
        timeout = scheduler.schedule(after: 20) { [weak self] in
            self?.feed.reconnect()
            self?.view?.showConnectionLost()
        }
    }
}
