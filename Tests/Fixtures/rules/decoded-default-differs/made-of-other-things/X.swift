struct Window: Codable {
    let opens: Int
    let title: String
    let days: [Int]
    let mode: Mode

    init(from decoder: Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        opens = try values.decodeIfPresent(Int.self, forKey: .opens) ?? Window.usualHour
        title = try values.decodeIfPresent(String.self, forKey: .title) ?? "Open"
        days = try values.decodeIfPresent([Int].self, forKey: .days) ?? []
        mode = try values.decodeIfPresent(Mode.self, forKey: .mode) ?? .byHour
    }
}
