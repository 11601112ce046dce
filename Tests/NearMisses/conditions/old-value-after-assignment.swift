class Manager {
    var current: Session?
    func manage(_ session: Session) {
        let old = current
        current = session
        if let old, old.user != session.user { notify(session) }
    }
}
