struct Parameters {
    private var values: [String: String]

    init(values: [String: String]) { self.values = values }

    mutating func add(_ name: String, _ value: String) { values[name] = value }
}
