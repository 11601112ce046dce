class Session {
    var user: String? = null
}
