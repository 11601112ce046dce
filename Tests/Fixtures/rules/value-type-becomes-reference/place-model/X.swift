public struct Place: Codable {
    public let id: String
    public let name: String?
    public let rating: Double?

    public init(id: String, name: String?, rating: Double?) {
        self.id = id
        self.name = name
        self.rating = rating
    }
}
