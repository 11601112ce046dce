final class Service {
    private var isReady = false

    func folder(date: Date, calendar: Calendar) -> String {
        let month = calendar.component(.month, from: date)
        return "invoices/\(month)"
    }

    func start() {
        isReady = true
    }
}
