public struct User {
    public var id: String
    public var name: String
    public var email: String

    struct SerializedUser: Codable {
    //~ info missing-type
        var id: String
        var name: String
        var email: String?
    }
}
