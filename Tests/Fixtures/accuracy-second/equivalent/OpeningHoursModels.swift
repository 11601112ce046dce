import Foundation

enum Weekday: Int, CaseIterable {
    case monday = 1, tuesday, wednesday, thursday, friday, saturday, sunday

    var following: Weekday {
        Weekday(rawValue: rawValue % 7 + 1) ?? .monday
    }
}

/// Minutes since midnight, `close` is exclusive.
struct OpeningSlot: Hashable {
    let open: Int
    let close: Int

    func contains(_ minute: Int) -> Bool {
        open <= minute && minute < close
    }
}

struct OpeningHours {
    private let slots: [Weekday: [OpeningSlot]]

    init(slots: [Weekday: [OpeningSlot]]) {
        self.slots = slots.mapValues { daySlots in
            daySlots
                .filter { $0.open < $0.close }
                .sorted { $0.open < $1.open }
        }
    }

    func slots(on day: Weekday) -> [OpeningSlot] {
        slots[day, default: []]
    }

    func isOpen(on day: Weekday, minute: Int) -> Bool {
        slots(on: day).contains { $0.contains(minute) }
    }

    func nextOpening(after day: Weekday, minute: Int) -> (day: Weekday, minute: Int)? {
        if let slot = slots(on: day).first(where: { $0.open > minute }) {
            return (day, slot.open)
        }
        var candidate = day.following
        for _ in 0..<7 {
            if let slot = slots(on: candidate).first {
                return (candidate, slot.open)
            }
            candidate = candidate.following
        }
        return nil
    }

    func summary(on day: Weekday) -> String {
        let texts = slots(on: day).map { "\(clock($0.open))–\(clock($0.close))" }
        return texts.isEmpty ? "Closed" : texts.joined(separator: ", ")
    }

    var weeklyMinutes: Int {
        slots.values.joined().reduce(0) { $0 + $1.close - $1.open }
    }

    private func clock(_ minute: Int) -> String {
        let padded = minute % 60 < 10 ? "0\(minute % 60)" : "\(minute % 60)"
        return "\(minute / 60):\(padded)"
    }
}
