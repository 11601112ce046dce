import Foundation

enum NotificationDestination: Equatable {
    case chat(id: String, messageId: String?)
    case order(id: Int)
    case profile(handle: String)
    case web(String)
    case inbox
}

struct PushMessage {
    let data: [String: String]
    let isTap: Bool
}

protocol NotificationNavigator: AnyObject {
    var openChatId: String? { get }
    func open(_ destination: NotificationDestination)
    func showBanner(title: String, body: String, destination: NotificationDestination)
}

protocol ReadReceipts {
    func markRead(notificationId: String)
}

final class NotificationRouter {
    private weak var navigator: NotificationNavigator?
    private let receipts: ReadReceipts
    private let isSignedIn: () -> Bool

    private var handledTaps: Set<String> = []
    private var postponed: NotificationDestination?

    init(
        navigator: NotificationNavigator,
        receipts: ReadReceipts,
        isSignedIn: @escaping () -> Bool
    ) {
        self.navigator = navigator
        self.receipts = receipts
        self.isSignedIn = isSignedIn
    }

    func receive(_ message: PushMessage) {
        let destination = Self.destination(for: message.data)
        message.isTap ? tapped(message, destination) : arrived(message, destination)
    }

    func didSignIn() {
        guard let destination = postponed else { return }
        postponed = nil
        navigator?.open(destination)
    }

    private func tapped(_ message: PushMessage, _ destination: NotificationDestination) {
        if let id = message.data["notification_id"] {
            // The system sometimes reports the same tap twice.
            guard handledTaps.insert(id).inserted else { return }
            receipts.markRead(notificationId: id)
        }
        if isSignedIn() {
            navigator?.open(destination)
        } else {
            postponed = destination
        }
    }

    private func arrived(_ message: PushMessage, _ destination: NotificationDestination) {
        guard isSignedIn() else { return }
        if case .chat(let id, _) = destination, id == navigator?.openChatId { return }

        let body = message.data["body"] ?? ""
        guard !body.isEmpty else { return }
        navigator?.showBanner(
            title: message.data["title"] ?? "New message",
            body: body,
            destination: destination
        )
    }

    static func destination(for data: [String: String]) -> NotificationDestination {
        func value(_ key: String) -> String? {
            guard let text = data[key], !text.isEmpty else { return nil }
            return text
        }

        switch data["type"] {
        case "chat":
            return value("chat_id").map { .chat(id: $0, messageId: value("message_id")) } ?? .inbox
        case "order":
            guard let id = value("order_id").flatMap({ Int($0) }), id > 0 else { return .inbox }
            return .order(id: id)
        case "follow", "mention":
            guard let handle = value("handle") else { return .inbox }
            return .profile(handle: handle.hasPrefix("@") ? String(handle.dropFirst()) : handle)
        case "promo":
            guard let url = value("url"), url.hasPrefix("https://") else { return .inbox }
            return .web(url)
        default:
            return .inbox
        }
    }
}
