import Foundation

protocol SecureStore: AnyObject {
    func string(for key: String) -> String?
    func set(_ value: String?, for key: String)
}

protocol PushBackend {
    func register(deviceToken: String, accessToken: String?) async throws
    func unregister(deviceToken: String, accessToken: String?) async throws
}

final class SessionManager {
    private let store: SecureStore
    private let push: PushBackend
    private var observers: [(Bool) -> Void] = []

    init(store: SecureStore, push: PushBackend) {
        self.store = store
        self.push = push
    }

    var isLoggedIn: Bool {
        store.string(for: "access") != nil
    }

    func observe(_ observer: @escaping (Bool) -> Void) {
        observers.append(observer)
        observer(isLoggedIn)
    }

    func logIn(accessToken: String) async {
        store.set(accessToken, for: "access")
        if let device = store.string(for: "device") {
            try? await push.register(deviceToken: device, accessToken: accessToken)
        }
        notify()
    }

    func logOut() async {
        guard isLoggedIn else { return }
        if let device = store.string(for: "device") {
            try? await push.unregister(deviceToken: device, accessToken: store.string(for: "access"))
        }
        store.set(nil, for: "access")
        notify()
    }

    private func notify() {
        let loggedIn = isLoggedIn
        observers.forEach { $0(loggedIn) }
    }
}
