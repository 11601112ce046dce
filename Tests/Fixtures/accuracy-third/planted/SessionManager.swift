import Foundation

struct Session: Equatable {
    let userId: String
    let accessToken: String
}

protocol SecureStore {
    func string(_ key: String) -> String?
    func set(_ value: String?, for key: String)
}

protocol Clearable {
    func clear()
}

protocol UploadScheduler {
    func cancelAll()
}

final class SessionManager {
    private enum Keys {
        static let userId = "session.user"
        static let token = "session.token"
    }

    private let secureStore: SecureStore
    private let responseCache: Clearable
    private let uploads: UploadScheduler
    private var observers: [(Session?) -> Void] = []

    init(secureStore: SecureStore, responseCache: Clearable, uploads: UploadScheduler) {
        self.secureStore = secureStore
        self.responseCache = responseCache
        self.uploads = uploads
    }

    var current: Session? {
        guard let userId = secureStore.string(Keys.userId),
              let token = secureStore.string(Keys.token) else { return nil }
        return Session(userId: userId, accessToken: token)
    }

    func observe(_ observer: @escaping (Session?) -> Void) {
        observers.append(observer)
        observer(current)
    }

    func signIn(_ session: Session) {
        if let current, current.userId != session.userId {
            signOut()
        }
        secureStore.set(session.userId, for: Keys.userId)
        secureStore.set(session.accessToken, for: Keys.token)
        notify()
    }

    func signOut() {
        guard current != nil else { return }
        uploads.cancelAll()
        secureStore.set(nil, for: Keys.token)
        secureStore.set(nil, for: Keys.userId)
        responseCache.clear()
        notify()
    }

    private func notify() {
        let session = current
        observers.forEach { $0(session) }
    }
}
