final class Keys {
    private let formatter: DateFormatter
    init(formatter: DateFormatter) { self.formatter = formatter }
    func date(_ key: String) -> Date? { formatter.date(from: key) }
}
