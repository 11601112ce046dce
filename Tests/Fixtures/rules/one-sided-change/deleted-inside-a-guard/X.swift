final class Reset {
    let card: Card?
    init(card: Card?) { self.card = card }
    func wipe(_ session: Session) {
        guard let wallet = card?.wallet else {
        //~ unanswered-change: Swift changed `Reset.wipe(_:)`
            return
        }
        session.purge(wallet)
    }
    func backup(_ session: Session) { session.save() }
}
