protocol Fetching {
    func fetch(_ path: String) -> String
}
class Client: Fetching {
    func fetch(_ path: String) -> String {
        return "get " + path
    }
}
class CachedClient: Client {
    override func fetch(_ path: String) -> String {
        return "cached " + path
    }
}
class Screen {
    let client: Fetching
    init(client: Fetching) { self.client = client }
    func open(_ name: String) -> String {
        return client.fetch("head/" + name)
    }
}
