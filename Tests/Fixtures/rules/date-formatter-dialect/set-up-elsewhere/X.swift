final class Calendar {
    private let formatter = DateFormatter()

    init() {
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.dateFormat = "yyyy-MM-dd"
    }

    func day(_ date: Date) -> String {
        return formatter.string(from: date)
    }

    func minute(_ date: Date) -> String {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(identifier: "UTC")
        formatter.dateFormat = "HH:mm"
        return formatter.string(from: date)
    }

    func instant(_ text: String) -> Date? {
        return ISO8601DateFormatter().date(from: text)
    }
}
