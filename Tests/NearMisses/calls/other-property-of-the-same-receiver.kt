data class Session(val sessionToken: String, val refreshToken: String)

fun claims(session: Session): String {
    return session.refreshToken
}
