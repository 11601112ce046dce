class QueryBuilder {
    var limit: Int = 0

    fun setting(value: Int) = apply {
        limit = value
    }
}
