class Repo {
    private val api: Api
    private val cache: Cache
    var limit: Int
    constructor(api: Api, cache: Cache, limit: Int = 10) {
        this.api = api
        this.cache = cache
        this.limit = limit
    }
}
