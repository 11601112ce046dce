struct User {
    let id: Int
    let name: String

    init(id: Int, name: String) {
        self.id = id
        self.name = name
    }
}

func renumbered(_ account: Account) -> User {
    User(id: 0, name: account.name)
}
