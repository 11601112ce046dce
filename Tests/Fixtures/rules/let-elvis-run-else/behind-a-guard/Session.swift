final class Session {
    private let store = Store()

    func open() {
        guard let user = store.current else {
            showLogin()
            return
        }
        find(user)
    }

    func close() {
        guard let user = store.current else {
            showLogin()
            return
        }
        forget(user)
    }

    func find(_ user: User) -> Row? { return nil }
    func forget(_ user: User) {}
    func showLogin() {}
}
