class Reset(val card: Card?) {
    fun wipe(session: Session) {
        val wallet = card?.wallet.orLeave {
            backup(session)
            return
        }
        session.purge(wallet)
    }
    fun backup(session: Session) { session.save() }
}
