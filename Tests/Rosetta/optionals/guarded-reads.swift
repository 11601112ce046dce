func age(_ user: User?) -> Int {
    guard let user else { return 0 }
    return user.age
}

func friends() -> Int? {
    guard let user = store.user else { return nil }
    return user.friends.count
}

func mayEnter(_ user: User?) -> Bool {
    guard let user else { return false }
    return user.isActive && user.age > 17
}

func isOpen(_ user: User?) -> Bool {
    guard let user else { return true }
    return user.isGuest
}
