import Foundation

final class TopicSubscriptions {
    typealias Handler = (Data) -> Void

    private let socket: TopicSocket
    private let lock = NSRecursiveLock()
    private var handlers: [String: [Int: Handler]] = [:]
    private var nextID = 0

    init(socket: TopicSocket) {
        self.socket = socket
    }

    func subscribe(to topic: String, handler: @escaping Handler) -> SubscriptionToken {
        lock.lock()
        defer { lock.unlock() }
        nextID += 1
        let isFirst = handlers[topic] == nil
        handlers[topic, default: [:]][nextID] = handler
        if isFirst {
            socket.send(command: "subscribe", topic: topic)
        }
        return SubscriptionToken(topic: topic, id: nextID)
    }

    func unsubscribe(_ token: SubscriptionToken) {
        lock.lock()
        defer { lock.unlock() }
        guard var remaining = handlers[token.topic], remaining.removeValue(forKey: token.id) != nil else {
            return
        }
        if remaining.isEmpty {
            handlers[token.topic] = nil
            socket.send(command: "unsubscribe", topic: token.topic)
        } else {
            handlers[token.topic] = remaining
        }
    }

    func dispatch(topic: String, payload: Data) {
        lock.lock()
        let current = (handlers[topic] ?? [:]).sorted { $0.key < $1.key }
        lock.unlock()
        current.forEach { $0.value(payload) }
    }

    func resubscribeAll() {
        lock.lock()
        defer { lock.unlock() }
        for topic in handlers.keys.sorted() {
            socket.send(command: "subscribe", topic: topic)
        }
    }
}

struct SubscriptionToken: Hashable {
    let topic: String
    let id: Int
}
