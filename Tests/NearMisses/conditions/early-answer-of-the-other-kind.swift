func canJoin(_ event: Event, _ user: User) -> Bool {
    if user.isStaff { return true }
    return event.isOpen
}
