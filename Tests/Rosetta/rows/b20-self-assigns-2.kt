class Repo(api: Api, cache: Cache, limit: Int = 10) {
    private val api: Api
    private val cache: Cache
    var limit: Int
    init {
        this.api = api
        this.cache = cache
        this.limit = limit
    }
}
