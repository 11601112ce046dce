package app.shop

fun read(row: Any): app.models.Token {
    return app.models.Token.from(map = row as Map<String, Any>)
}
