final class Feed {
    private let decoder = JSONDecoder()

    func items(_ data: Data) throws -> [Item] {
        return try decoder.decode([Item].self, from: data)
    }
}
