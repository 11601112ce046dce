import Foundation

protocol SessionEvents: AnyObject {
    func onLogin(_ user: String)
    func onLogout()
}

struct Subscription {
    let id: Int
    let handler: (String) -> Void
}

final class Session {
    private(set) var user: String?
    private let lock = NSLock()
    private var observers: [SessionEvents] = []
    private var completions: [(String?) -> Void] = []
    private var subscriptions: [Int: Subscription] = [:]
    private var nextId = 0

    func add(_ observer: SessionEvents) {
        observers.append(observer)
    }

    func remove(_ observer: SessionEvents) {
        observers.removeAll { $0 === observer }
    }

    func subscribe(_ handler: @escaping (String) -> Void) -> Int {
        nextId += 1
        subscriptions[nextId] = Subscription(id: nextId, handler: handler)
        return nextId
    }

    func unsubscribe(_ id: Int) {
        subscriptions.removeValue(forKey: id)
    }

    func whenReady(_ completion: @escaping (String?) -> Void) {
        completions.append(completion)
    }

    func login(_ name: String) {
        user = name
        observers.forEach { $0.onLogin(name) }
        for completion in completions {
            completion(name)
        }
        completions.removeAll()
        for subscription in subscriptions.values {
            subscription.handler(name)
        }
    }

    func logout() {
        user = nil
        notify { $0.onLogout() }
    }

    private func notify(_ action: (SessionEvents) -> Void) {
        observers.forEach(action)
    }
}
