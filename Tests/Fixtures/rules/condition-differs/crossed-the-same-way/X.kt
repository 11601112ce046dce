class Gate {
    fun back(index: Int): Int = if (index > 0) limit else index - 1

    fun pick(token: Token): Token = if (token.isExpired(now())) refresh(token) else token
}
