public struct SignedMessage: Hashable {
    public let id: String
    public let signature: Data
    public let hops: [Int]
}
