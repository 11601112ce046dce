struct AccountPatch: Encodable {
    let name: String?
    let city: String?
}

struct SearchRequest: Encodable {
    let text: String
    let city: String?
}

struct Account: Codable {
    let name: String?
}
