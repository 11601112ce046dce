public struct Waiting {
    public let method: String
    public let data: String

    public init(method: String, data: String) {
        self.method = method
        self.data = data
    }
}
