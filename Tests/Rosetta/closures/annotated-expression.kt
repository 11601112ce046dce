fun read(rows: List<Any>): List<Token> {
    return rows.map { row ->
        @Suppress("UNCHECKED_CAST")
        Token.read(row)
    }
}
