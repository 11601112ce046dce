import CourtsideKit

/// The account of who is logged in.
final class AccountManager: IAccountManager {
    private let session: ISession
    private let cache: ICache
    private let push: IPushService

    init(session: ISession, cache: ICache, push: IPushService) {
        self.session = session
        self.cache = cache
        self.push = push
    }

    func login(user: User) {
        session.open(token: user.token)
        push.register(userId: user.id)
    }

    func logout() {
        push.unregister()
        cache.removeEverything()
        //~ statement-missing: no counterpart in Kotlin
        session.close()
    }
}
