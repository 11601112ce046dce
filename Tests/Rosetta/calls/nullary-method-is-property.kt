class Session {
    fun isActive(): Boolean {
        return true
    }
}

fun start(session: Session): Boolean {
    return session.isActive()
}
