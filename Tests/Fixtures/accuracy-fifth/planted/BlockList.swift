import Foundation

protocol TypingTracker {
    func userStopped(_ userID: String)
}

protocol PendingNotifications {
    func cancelAll(from userID: String)
}

protocol BlockListObserver: AnyObject {
    func blockListDidChange(_ blocked: Set<String>)
}

/// Blocked people disappear completely, muted people just stay silent.
final class BlockList {
    private let typing: TypingTracker
    private let notifications: PendingNotifications
    weak var observer: BlockListObserver?

    private(set) var blocked: Set<String> {
        didSet { observer?.blockListDidChange(blocked) }
    }
    private(set) var muted: Set<String> = []

    init(blocked: Set<String> = [], typing: TypingTracker, notifications: PendingNotifications) {
        self.blocked = blocked
        self.typing = typing
        self.notifications = notifications
    }

    func block(_ userID: String) {
        guard !blocked.contains(userID) else { return }
        muted.remove(userID)
        typing.userStopped(userID)
        notifications.cancelAll(from: userID)
        blocked.insert(userID)
    }

    func unblock(_ userID: String) {
        guard blocked.contains(userID) else { return }
        blocked.remove(userID)
    }

    func mute(_ userID: String) {
        guard !blocked.contains(userID), muted.insert(userID).inserted else { return }
        notifications.cancelAll(from: userID)
    }

    func unmute(_ userID: String) {
        muted.remove(userID)
    }

    func allowsNotification(from userID: String) -> Bool {
        !blocked.contains(userID) && !muted.contains(userID)
    }

    func visible<Item>(_ items: [Item], author: (Item) -> String) -> [Item] {
        items.filter { !blocked.contains(author($0)) }
    }
}
