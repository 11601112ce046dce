final class Reader {
    func texts(_ date: Date) -> [String] {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.dateFormat = "yyyy-MM-dd"
        let day = formatter.string(from: date)
        formatter.dateFormat = "yyyy-MM"
        return [day, formatter.string(from: date)]
    }
}
