final class Model {
    private(set) var user: User

    init(user: User) {
        self.user = user
    }

    func take(_ user: User) {
        self.user = user
    }
}
