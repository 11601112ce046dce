class Repo(api: Api, limit: Int = 10) {
    private val api: Api = api
    var limit: Int = limit
}
