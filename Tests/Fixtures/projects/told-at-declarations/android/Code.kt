class Code(private val client: Client) {
    suspend fun signIn(loginId: String, options: List<SignInOption>): String = client.startCode(loginId, options)
}
