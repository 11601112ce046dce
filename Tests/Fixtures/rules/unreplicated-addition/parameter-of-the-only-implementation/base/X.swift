protocol Fetching {
    func fetch(_ path: String) -> String
}
class Client: Fetching {
    func fetch(_ path: String) -> String {
        return "get " + path
    }
}
