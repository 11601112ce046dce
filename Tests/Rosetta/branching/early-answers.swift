func canJoin(_ event: Event, _ user: User) -> Bool {
    guard event.isOpen else { return false }
    if user.isBlocked { return false }
    return event.free > 0 || user.isStaff
}

func isReady(_ state: State) -> Bool {
    if state == .ready { return true }
    return false
}

func mayEnter(_ door: Door, _ user: User) -> Bool {
    guard door.isOpen else { return false }
    return user.age >= 18
}
