class Session {
    private val store = Store()

    fun open() {
        store.current?.let { user ->
            //~ let-elvis-run-else
            find(user)
        } ?: run {
            showLogin()
        }
    }

    fun close() {
        store.current?.let { user ->
            forget(user)
        } ?: run {
            showLogin()
        }
    }

    fun find(user: User): Row? { return null }
    fun forget(user: User) {}
    fun showLogin() {}
}
