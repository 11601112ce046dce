final class Feed {
    private static let formatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.dateFormat = "yyyy-MM-dd"
        return formatter
    }()

    func day(_ item: Item) async -> String {
        return Feed.formatter.string(from: await load(item).date)
    }
}
