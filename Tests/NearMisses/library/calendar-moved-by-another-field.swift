func later(_ date: Date, _ count: Int) -> Date { Calendar.current.date(byAdding: .day, value: count, to: date)! }
