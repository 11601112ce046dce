public final class Flow {
    public let url: String

    public init(url: String) {
        self.url = url
    }
}
