import Foundation

struct StayDates {
    static let maxNights = 30

    private static let calendar: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "UTC")!
        return calendar
    }()

    let checkIn: Date
    let checkOut: Date
    let nights: Int

    /// Dates are calendar days at UTC midnight; a time component is dropped.
    init?(checkIn: Date, checkOut: Date) {
        let start = Self.calendar.startOfDay(for: checkIn)
        let end = Self.calendar.startOfDay(for: checkOut)
        guard
            let nights = Self.calendar.dateComponents([.day], from: start, to: end).day,
            (1...Self.maxNights).contains(nights)
        else { return nil }

        self.checkIn = start
        self.checkOut = end
        self.nights = nights
    }

    func contains(_ date: Date) -> Bool {
        (checkIn..<checkOut).contains(Self.calendar.startOfDay(for: date))
    }

    func overlaps(_ other: StayDates) -> Bool {
        checkIn < other.checkOut && other.checkIn < checkOut
    }

    var eachNight: [Date] {
        (0..<nights).compactMap { Self.calendar.date(byAdding: .day, value: $0, to: checkIn) }
    }

    /// Friday and Saturday nights.
    var weekendNights: Int {
        eachNight.filter { [6, 7].contains(Self.calendar.component(.weekday, from: $0)) }.count
    }

    func totalCents(weekday: Int, weekend: Int, longStayPercent: Int = 10) -> Int {
        let total = weekendNights * weekend + (nights - weekendNights) * weekday
        return nights >= 7 ? total - total * longStayPercent / 100 : total
    }
}
