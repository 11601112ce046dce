struct Settings {
    var isLoading: Bool = false
    var count: Int = 1
    var name: String?
}

extension Settings: Codable {
    enum CodingKeys: String, CodingKey { case name, count }
}

struct Options {
    var isOpen: Bool = false
    var name: String?
}

extension Options: Codable {
    enum CodingKeys: String, CodingKey { case name }
}
