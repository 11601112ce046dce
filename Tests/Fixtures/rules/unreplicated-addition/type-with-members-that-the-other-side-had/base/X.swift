public struct User {
    public var name: String
}
