func refresh() {
    guard let current = session else { return }
    reload()
    store(session, current)
}
