class Client {
    suspend fun startCode(loginId: String, options: List<SignInOption>?): String =
        post("code/start", mapOf("id" to loginId))

    suspend fun resendCode(loginId: String): String = post("code/resend", mapOf("id" to loginId))

    suspend fun startLink(loginId: String): String = post("link/start", mapOf("id" to loginId))

    suspend fun startTotp(loginId: String): String = post("totp/start", mapOf("id" to loginId, "mode" to "key"))

    suspend fun startPassword(loginId: String): String = post("password/start", mapOf("id" to loginId))

    private suspend fun post(path: String, body: Map<String, String?>): String = path
}
