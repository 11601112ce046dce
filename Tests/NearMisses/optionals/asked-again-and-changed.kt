fun refresh(): Boolean {
    val current = session ?: return false
    reload()
    return session?.token == session?.token
}
