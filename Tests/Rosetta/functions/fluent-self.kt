class QueryBuilder {
    var limit: Int = 0

    fun limited(value: Int): QueryBuilder {
        limit = value
        return this
    }
}
