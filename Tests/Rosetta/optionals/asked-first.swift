func mayEnter(_ user: User?) -> Bool {
    guard let user else { return false }
    return user.isActive && user.age > 17
}

func isOpen(_ user: User?) -> Bool {
    guard let user else { return true }
    return user.isGuest
}
