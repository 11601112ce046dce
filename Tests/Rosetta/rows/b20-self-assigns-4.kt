class Repo(api: Api, cache: Cache, limit: Int = 10) {
    private val api: Api = api
    private val cache = cache
    var limit: Int = limit
}
