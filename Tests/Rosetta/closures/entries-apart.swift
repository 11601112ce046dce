struct Headers {
    let values: [String: String]

    func lines() -> [String] {
        values.map { name, value in "\(name): \(value)" }.sorted()
    }

    func query() -> [String] {
        values.map { "\($0.key)=\($0.value)" }.sorted()
    }
}
