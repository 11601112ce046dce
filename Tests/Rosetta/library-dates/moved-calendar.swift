extension Date {
    func later(_ hours: Int) -> Date {
        let calendar = Calendar.current
        return calendar.date(byAdding: .hour, value: hours, to: self)!
    }
}

func tomorrow(_ date: Date) -> Date { Calendar.current.date(byAdding: .day, value: 1, to: date)! }
