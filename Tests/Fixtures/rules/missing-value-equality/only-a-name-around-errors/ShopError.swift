public enum ShopError: Error, Equatable {
    case notFound(key: String)
    case badBody(message: String)
}
