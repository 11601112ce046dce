object Session {
    private var user: String? = null
    fun login(name: String) { user = name }
}
fun start() { Session.login("a") }
