class Reading {
    fun retry(response: Response): Failure =
        Failure(seconds = response.header("Retry-After")?.toIntOrNull())

    fun mode(text: String?): Mode = text?.let { Mode.fromRawValue(it) } ?: Mode.SYSTEM

    fun page(query: Query): Int = query.value("page")?.toIntOrNull() ?: 1
}
