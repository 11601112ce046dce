import Combine
import Foundation

struct Badge: Equatable {
    let unreadMessages: Int
    let pendingInvites: Int

    var total: Int { unreadMessages + pendingInvites }

    var label: String {
        switch total {
        case ...0: return ""
        case 1...99: return String(total)
        default: return "99+"
        }
    }
}

final class BadgeStore {
    private let api: InboxAPI
    private let subject = CurrentValueSubject<Badge, Never>(Badge(unreadMessages: 0, pendingInvites: 0))

    init(api: InboxAPI) {
        self.api = api
    }

    var badge: AnyPublisher<Badge, Never> {
        subject.removeDuplicates().eraseToAnyPublisher()
    }

    func refresh() async throws {
        let counters = try await api.counters()
        subject.send(Badge(
            unreadMessages: max(0, counters.unread),
            pendingInvites: max(0, counters.invites)
        ))
    }

    func markMessagesRead(_ count: Int) {
        let current = subject.value
        subject.send(Badge(
            unreadMessages: max(0, current.unreadMessages - count),
            pendingInvites: current.pendingInvites
        ))
    }
}
