struct Filter: Equatable {
    var language: String = "en"
}
struct Page: Codable {
    let number: Int
    var next: String?
}
