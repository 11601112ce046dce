import Foundation

enum SyncState: Equatable {
    case neverSynced
    case syncing(done: Int, total: Int)
    case synced(at: Date)
    case offline(since: Date)
    case failed(reason: FailureReason)

    enum FailureReason { case storageFull, signedOut, server }
}

struct SyncBanner: Equatable {
    enum Style { case neutral, progress, warning, error }

    let text: String
    let style: Style
    let actionTitle: String?
    let fraction: Double?
}

protocol SyncStatusView: AnyObject {
    func show(_ banner: SyncBanner)
    func hideBanner()
}

final class SyncStatusPresenter {
    private weak var view: SyncStatusView?
    private let now: () -> Date
    private var shown: SyncBanner?

    init(view: SyncStatusView, now: @escaping () -> Date = Date.init) {
        self.view = view
        self.now = now
    }

    func update(_ state: SyncState, pendingChanges: Int) {
        let banner = self.banner(for: state, pending: pendingChanges)
        guard banner != shown else { return }
        shown = banner
        if let banner = banner {
            view?.show(banner)
        } else {
            view?.hideBanner()
        }
    }

    private func banner(for state: SyncState, pending: Int) -> SyncBanner? {
        switch state {
        case .neverSynced:
            return make("Not synced yet", .neutral, action: "Sync now")

        case .syncing(_, total: ...0):
            return make("Syncing…", .progress)

        case let .syncing(done, total):
            let capped = min(done, total)
            return make(
                "Syncing \(capped) of \(total)",
                .progress,
                fraction: Double(capped) / Double(total)
            )

        case .synced where pending > 0:
            return make("\(changes(pending)) waiting", .neutral, action: "Sync now")

        case .synced(let date):
            // Good news are shown for ten seconds only.
            let age = now().timeIntervalSince(date)
            return age < 10 ? make("All changes saved", .neutral) : nil

        case .offline(let since):
            let minutes = max(0, Int(now().timeIntervalSince(since) / 60))
            var text = "Offline"
            if minutes >= 60 {
                text += " for \(minutes / 60) h"
            } else if minutes > 0 {
                text += " for \(minutes) min"
            }
            if pending > 0 { text += ", \(changes(pending)) waiting" }
            return make(text, .warning)

        case .failed(.storageFull):
            return make("Your storage is full", .error, action: "Upgrade")
        case .failed(.signedOut):
            return make("Sign in to sync", .error, action: "Sign in")
        case .failed(.server):
            return make("Sync failed", .error, action: "Try again")
        }
    }

    private func changes(_ count: Int) -> String {
        switch count {
        case 1: return "1 change"
        case 100...: return "99+ changes"
        default: return "\(count) changes"
        }
    }

    private func make(
        _ text: String,
        _ style: SyncBanner.Style,
        action: String? = nil,
        fraction: Double? = nil
    ) -> SyncBanner {
        SyncBanner(text: text, style: style, actionTitle: action, fraction: fraction)
    }
}
