class Gate {
    fun needsToken(request: Request): Boolean =
        session.isActive && request.isPrivate && request.token == null

    fun isPublic(path: String): Boolean =
        path.isEmpty() || path == "/" || path.startsWith("/docs")
}
