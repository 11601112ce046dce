final class Service {
    private var isReady = false

    func label(date: Date) -> String {
        let formatter = DateFormatter()
        formatter.locale = Locale.current
        formatter.dateFormat = "EEEE"
        return formatter.string(from: date)
    }

    func start() {
        isReady = true
    }
}
