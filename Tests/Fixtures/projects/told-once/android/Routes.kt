interface CodeRoute {
    suspend fun signIn(loginId: String, options: String?): String
    suspend fun cancel(loginId: String)
}
