enum Weekday: String, CaseIterable {
    case monday, tuesday, wednesday, thursday, friday, saturday, sunday

    /// Days from `self` to the next `other`, 0 to 6.
    func daysUntil(_ other: Weekday) -> Int {
        let all = Self.allCases
        return (all.firstIndex(of: other)! - all.firstIndex(of: self)! + 7) % 7
    }
}

struct DueDate: Equatable {
    let dayOffset: Int
    var hour = 9
}

/// Understands what people type into the quick-add field of the to-do list.
struct DueDateParser {
    let today: Weekday

    func parse(_ phrase: String) -> DueDate? {
        let words = phrase.lowercased().split(separator: " ").map(String.init)
        switch words.joined(separator: " ") {
        case "today": return DueDate(dayOffset: 0, hour: 18)
        case "tonight": return DueDate(dayOffset: 0, hour: 20)
        case "tomorrow": return DueDate(dayOffset: 1)
        case "this weekend": return DueDate(dayOffset: today.daysUntil(.saturday), hour: 10)
        case "next week": return DueDate(dayOffset: daysToFollowing(.monday))
        default: return weekday(words) ?? relative(words)
        }
    }

    private func weekday(_ words: [String]) -> DueDate? {
        let name = words.first == "on" ? words.dropFirst() : words[...]
        guard name.count == 1, let day = name.first.flatMap(Weekday.init(rawValue:)) else { return nil }
        return DueDate(dayOffset: daysToFollowing(day))
    }

    private func relative(_ words: [String]) -> DueDate? {
        guard words.count == 3, words[0] == "in", let amount = number(words[1]) else { return nil }
        switch words[2] {
        case "day", "days": return DueDate(dayOffset: amount)
        case "week", "weeks": return DueDate(dayOffset: amount * 7)
        default: return nil
        }
    }

    private func daysToFollowing(_ day: Weekday) -> Int {
        let days = today.daysUntil(day)
        return days == 0 ? 7 : days
    }

    private func number(_ text: String) -> Int? {
        guard text.utf8.count <= 3, text.utf8.allSatisfy({ (48...57).contains($0) }) else { return nil }
        return Int(text)
    }
}
