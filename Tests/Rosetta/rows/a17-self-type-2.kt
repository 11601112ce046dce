class Query {
    private var limit: Int = 0
    fun limited(count: Int) = apply { limit = count }
}
