struct Request: Codable {
    let kind = "page"
    //~ info default-value-differs
    let number: Int
    let tags: [String]?
    //~ info default-value-differs
}
