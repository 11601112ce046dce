class Gate {
    suspend fun pick(token: Token): Token {
        return if (token.isExpired(clock())) refresh(token) else token
    }

    fun back(index: Int): Int = if (index == 0) limit else index - 1

    fun label(isOpen: Boolean, count: Int): String {
        show(if (isOpen) "open" else "closed")
        return if (!isOpen) "none" else "some"
    }
}
