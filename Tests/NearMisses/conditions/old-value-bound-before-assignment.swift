class Manager {
    var current: Session?
    func manage(_ session: Session) {
        guard let old = current else { return }
        current = session
        notify(old)
    }
}
