final class Record {
    private var data: [String: Any] = [:]

    func setDate(key: String, value: Date) {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.dateFormat = "yyyy-MM-dd'T'HH:mm:ss"
        formatter.timeZone = TimeZone(identifier: "UTC")
        data[key] = formatter.string(from: value)
    }

    func size() -> Int {
        return data.count
    }
}
