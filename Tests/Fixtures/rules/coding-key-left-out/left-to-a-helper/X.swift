struct Profile: Codable {
    let name: String
    let color: String

    enum CodingKeys: String, CodingKey { case name, color }

    init(from decoder: Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        name = try values.decode(String.self, forKey: .name)
        color = try Profile.color(values)
    }

    static func color(_ values: KeyedDecodingContainer<CodingKeys>) throws -> String {
        try values.decode(String.self, forKey: .color)
    }

    func encode(to encoder: Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(name, forKey: .name)
        try write(color, &values)
    }
}
