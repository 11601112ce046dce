func later(_ date: Date) -> Date { Calendar.current.date(byAdding: .day, value: 1, to: date)! }
