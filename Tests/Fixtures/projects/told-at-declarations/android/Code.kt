class Code(private val client: Client) {
    suspend fun signIn(loginId: String, options: List<SignInOption>): String = client.startCode(loginId, options)

    suspend fun again(loginId: String, options: List<SignInOption>): String {
        if (options.isEmpty()) log("again")
        return client.resendCode(loginId)
    }

    private fun log(what: String, token: String? = null) {}
}
