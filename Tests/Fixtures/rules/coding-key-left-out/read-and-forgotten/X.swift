struct Profile: Codable {
    let name: String
    var color: String = "red"
    //~ ^^^^^ coding-key-left-out: `init(from:)` of `Profile` leaves out `color`, which Kotlin reads
    var count: Int = 1

    init(from decoder: Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        name = try values.decode(String.self, forKey: .name)
        count = try values.decodeIfPresent(Int.self, forKey: .count) ?? 1
    }
}

extension Profile {
    private enum CodingKeys: String, CodingKey {
        case name
        case color
        case count
    }
}
