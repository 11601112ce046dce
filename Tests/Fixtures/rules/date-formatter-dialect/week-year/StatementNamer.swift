struct StatementNamer {
    private let formatter: DateFormatter
    private let weeks: DateFormatter

    init(timeZone: TimeZone) {
        formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = timeZone
        formatter.dateFormat = "YYYY-MM-dd"
        //~                    ^^^^^^^^^^^^ date-formatter-dialect: year of the week
        weeks = DateFormatter()
        weeks.dateFormat = "YYYY-'W'ww"
    }

    func name(_ date: Date) -> String { "statement_" + formatter.string(from: date) }
}
