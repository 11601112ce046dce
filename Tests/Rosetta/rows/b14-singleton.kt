class Session private constructor() {
    companion object {
        val shared: Session by lazy { Session() }
    }
    private var user: String? = null
    fun login(name: String) { user = name }
}
fun start() { Session.shared.login("a") }
