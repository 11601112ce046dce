protocol Fetching {
    func fetch(_ path: String, retries: Int) -> String
}
class Client: Fetching {
    func fetch(_ path: String, retries: Int) -> String {
    //~ unreplicated-addition: Swift adds `retries`
        return "get " + path
    }
}
