struct Profile: Decodable {
    let id: String
    var language: String = "en"
    var bio: String?
}
