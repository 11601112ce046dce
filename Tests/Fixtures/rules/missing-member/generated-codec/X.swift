public protocol Reply: Decodable {}
//~             ^^^^^ info missing-type

public struct User: Reply {
    public let id: String
}

public struct Token: Codable {
    public let jwt: String
}

public struct Plain {
    public let id: String
}
