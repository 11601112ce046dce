fun next(token: Token?): String? {
    if (token == null || !token.isValid || token.text.isEmpty()) return null
    return token.text
}
