fun next(token: Token?): String? {
    token ?: return null
    if (!token.isValid || token.text.isEmpty()) { return null }
    return token.text
}
