final class Service {
    private var isReady = false

    func month(date: Date, calendar: Calendar) -> Int {
        return calendar.component(.month, from: date)
    }
    func days(from start: Date, to end: Date, calendar: Calendar) -> Int? {
        return calendar.dateComponents([.day], from: start, to: end).day
    }

    func start() {
        isReady = true
    }
}
