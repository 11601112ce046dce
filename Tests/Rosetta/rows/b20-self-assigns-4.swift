final class Repo {
  private let api: Api
  private let cache: Cache
  var limit: Int
  init(api: Api, cache: Cache, limit: Int = 10) {
    self.api = api
    self.cache = cache
    self.limit = limit
  }
}
