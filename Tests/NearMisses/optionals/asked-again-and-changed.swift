func refresh() -> Bool {
    guard let current = session else { return false }
    reload()
    return session?.token == current.token
}
