class CodeClient : CodeRoute {
    private val prefix = "code"

    override suspend fun signIn(loginId: String, options: String?): String = prefix + loginId

    suspend fun resend(loginId: String) {}

    override suspend fun cancel(loginId: String) {
        check(loginId, prefix)
    }

    private suspend fun check(loginId: String, code: String) {
        if (loginId.isEmpty()) throw CancellationException()
    }
}
