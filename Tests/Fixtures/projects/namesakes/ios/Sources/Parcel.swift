public struct Parcel {
    public let details: String
    public let payload: String?

    public init(details: String, payload: String?) {
        self.details = details
        self.payload = payload
    }
}
