final class SearchModel {
    var results: [String] = [] {
        didSet { show() }
    }
    var query: String = "" {
        didSet { search() }
    }
    var page: Int = 0 {
        didSet { show() }
    }

    func loaded(result: String) {
        results.append(result)
    }

    func show() { print(results.count) }
    func search() { print(query) }
}
