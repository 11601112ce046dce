protocol Fetching {
    func fetch(_ path: String, retries: Int) -> String
    //~ unreplicated-addition: Swift adds `retries`
}
class Client: Fetching {
    func fetch(_ path: String, retries: Int) -> String {
        return "get " + path
    }
}
class CachedClient: Client {
    override func fetch(_ path: String, retries: Int) -> String {
        return "cached " + path
    }
}
class Screen {
    let client: Fetching
    init(client: Fetching) { self.client = client }
    func open(_ name: String) -> String {
        return client.fetch("head/" + name, retries: 2)
    }
}
