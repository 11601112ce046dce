final class Repo {
    private let api: Api
    var limit: Int

    init(api: Api, limit: Int = 10) {
        self.api = api
        self.limit = limit
    }
}
