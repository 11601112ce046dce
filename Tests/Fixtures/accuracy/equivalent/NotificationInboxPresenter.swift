import Foundation

struct InboxNotification: Equatable {
    enum Kind: Equatable { case like, comment, follow, system }

    let id: String
    let kind: Kind
    let actor: String
    let postId: String?
    let text: String
    let receivedAt: Date
    var isRead: Bool
}

struct InboxRow: Equatable {
    let ids: [String]
    let text: String
    let age: String
    let isUnread: Bool
}

protocol InboxView: AnyObject {
    func render(rows: [InboxRow], badge: String?, canMarkAllRead: Bool)
}

final class NotificationInboxPresenter {

    weak var view: InboxView?
    var onMarkedRead: (([String]) -> Void)?

    private let now: () -> Date
    private var notifications: [InboxNotification] = []

    init(now: @escaping () -> Date) {
        self.now = now
    }

    func load(_ notifications: [InboxNotification]) {
        self.notifications = notifications.sorted {
            ($1.receivedAt, $0.id) < ($0.receivedAt, $1.id)
        }
        render()
    }

    func markRead(_ row: InboxRow) {
        markRead { row.ids.contains($0.id) }
    }

    func markAllRead() {
        markRead { _ in true }
    }

    func remove(_ row: InboxRow) {
        notifications.removeAll { row.ids.contains($0.id) }
        render()
    }

    private func markRead(where matches: (InboxNotification) -> Bool) {
        var changed: [String] = []
        for index in notifications.indices where !notifications[index].isRead && matches(notifications[index]) {
            notifications[index].isRead = true
            changed.append(notifications[index].id)
        }
        guard !changed.isEmpty else { return }
        onMarkedRead?(changed)
        render()
    }

    private func render() {
        let unread = notifications.filter { !$0.isRead }.count
        view?.render(
            rows: groups().map(row),
            badge: unread == 0 ? nil : unread > 99 ? "99+" : String(unread),
            canMarkAllRead: unread > 0
        )
    }

    /// Likes of one post form a single row, placed where the newest of them is.
    private func groups() -> [[InboxNotification]] {
        var groups: [[InboxNotification]] = []
        var positions: [String: Int] = [:]
        for notification in notifications {
            guard notification.kind == .like, let post = notification.postId else {
                groups.append([notification])
                continue
            }
            if let position = positions[post] {
                groups[position].append(notification)
            } else {
                positions[post] = groups.count
                groups.append([notification])
            }
        }
        return groups
    }

    private func row(_ group: [InboxNotification]) -> InboxRow {
        let newest = group[0]
        return InboxRow(
            ids: group.map(\.id),
            text: text(newest, others: Set(group.map(\.actor)).count - 1),
            age: age(newest.receivedAt),
            isUnread: group.contains { !$0.isRead }
        )
    }

    private func text(_ notification: InboxNotification, others: Int) -> String {
        switch notification.kind {
        case .like where others == 0: return "\(notification.actor) likes your post"
        case .like where others == 1: return "\(notification.actor) and 1 other like your post"
        case .like: return "\(notification.actor) and \(others) others like your post"
        case .comment: return "\(notification.actor) commented: \(notification.text)"
        case .follow: return "\(notification.actor) follows you"
        case .system: return notification.text
        }
    }

    private func age(_ date: Date) -> String {
        switch Int(now().timeIntervalSince(date)) {
        case ..<60: return "now"
        case let s where s < 3600: return "\(s / 60)m"
        case let s where s < 86_400: return "\(s / 3600)h"
        case let s where s < 604_800: return "\(s / 86_400)d"
        case let s: return "\(s / 604_800)w"
        }
    }
}
