public struct User {
    public var name: String
    public var status: Status

    public enum Status: String {
        case invited, enabled, disabled
    }
}
