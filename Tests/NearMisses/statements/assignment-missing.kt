class Session {
    var token: String? = null
    var user: String? = null

    fun end() {
        token = null
    }
}
