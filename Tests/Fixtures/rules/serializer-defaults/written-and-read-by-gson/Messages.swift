struct SearchRequest: Encodable {
    var query: String
    var limit = 20
}

struct ListRequest: Encodable {
    var limit = 20
}

struct Account: Codable {
    let name: String
    let age: Int
}

struct Guest: Codable {
    let name: String?
}
