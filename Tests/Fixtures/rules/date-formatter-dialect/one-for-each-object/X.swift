final class Feed {
    private static let formatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.dateFormat = "yyyy-MM-dd"
        return formatter
    }()
    private let own: DateFormatter

    init() {
        own = DateFormatter()
        own.locale = Locale(identifier: "en_US_POSIX")
        own.dateFormat = "EEE, MMM d, yyyy ZZZZZ"
    }

    func day(_ item: Item) async -> String {
        return Feed.formatter.string(from: await load(item).date)
    }

    func label(_ date: Date) -> String {
        return own.string(from: date)
    }
}
