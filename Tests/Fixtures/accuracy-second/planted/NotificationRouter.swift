import Foundation

enum NotificationTarget: Equatable {
    case conversation(id: String)
    case profile(userId: String)
    case groupInvite(groupId: String)
    case inbox
}

struct PushPayload {
    let type: String
    let objectId: String?
    let senderId: String?
}

protocol NotificationNavigator: AnyObject {
    func navigate(to target: NotificationTarget)
}

final class NotificationRouter {
    weak var navigator: NotificationNavigator?

    private var queued: NotificationTarget?
    private var isReady = false

    func handle(_ payload: PushPayload) {
        let destination = target(for: payload)
        if isReady {
            navigator?.navigate(to: destination)
        } else {
            queued = destination
        }
    }

    func appBecameReady() {
        isReady = true
        guard let target = queued else { return }
        queued = nil
        navigator?.navigate(to: target)
    }

    func appWentToBackground() {
        isReady = false
    }

    func target(for payload: PushPayload) -> NotificationTarget {
        switch payload.type {
        case "message", "mention":
            guard let id = payload.objectId else { return .inbox }
            return .conversation(id: id)
        case "follow", "follow_request":
            guard let id = payload.senderId else { return .inbox }
            return .profile(userId: id)
        case "group_invite":
            guard let id = payload.objectId else { return .inbox }
            return .groupInvite(groupId: id)
        case "reaction":
            guard let id = payload.objectId else { return .inbox }
            return .conversation(id: id)
        default:
            return .inbox
        }
    }
}
