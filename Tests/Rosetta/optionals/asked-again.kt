fun refresh() {
    val current = session ?: return
    reload()
    store(session, current)
}
