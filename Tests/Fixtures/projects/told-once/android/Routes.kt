interface CodeRoute {
    suspend fun signIn(loginId: String, options: List<String>?): String
    suspend fun cancel(loginId: String)
}
