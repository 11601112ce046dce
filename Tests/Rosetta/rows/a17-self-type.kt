class Query {
    private var limit = 0
    fun limited(count: Int): Query { limit = count; return this }
}
