final class Service {
    private var isReady = false

    func url(query: String) -> String {
        return "/search?q=" + (query.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "")
    }

    func start() {
        isReady = true
    }
}
