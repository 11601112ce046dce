class Repo(private val api: Api, private val cache: Cache, var limit: Int = 10)
