struct Config {
    let locale: Language?
}

struct Address {
    let config: Config

    func query() -> [String: String] {
        var query = ["page": "1"]
        query["lang"] = config.locale?.identifier
        return query
    }
}
