final class Service {
    private var isReady = false

    func url(query: String) -> String {
        let text = query.addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed)
        return "/search?q=" + (text ?? "")
    }

    func start() {
        isReady = true
    }
}
