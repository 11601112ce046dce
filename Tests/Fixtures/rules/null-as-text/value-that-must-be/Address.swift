struct Config {
    let locale: Language
}

struct Address {
    let config: Config
    let name: String?

    func text() -> String {
        return config.locale.identifier
    }

    func label() -> String {
        return name?.description ?? "-"
    }
}
