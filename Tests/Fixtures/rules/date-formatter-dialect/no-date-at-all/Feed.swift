final class Feed {
    private let formatter = ISO8601DateFormatter()

    func published(_ text: String) -> Date? {
        return formatter.date(from: text)
    }

    func edited(_ text: String) -> Date? {
        return formatter.date(from: text)
    }

    func required(_ text: String) throws -> Date {
        guard let date = formatter.date(from: text) else { throw FeedError.noDate }
        return date
    }
}
