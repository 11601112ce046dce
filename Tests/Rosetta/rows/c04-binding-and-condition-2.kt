fun next(token: Token?): String? {
    val token = token ?: return null
    if (!token.isValid) return null
    if (token.text.isEmpty()) return null
    return token.text
}
