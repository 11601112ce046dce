import Foundation

/// All times are minutes since midnight.
struct Pause {
    let start: Int
    let end: Int

    func covers(_ minute: Int) -> Bool {
        start <= minute && minute < end
    }
}

struct WorkingDay {
    let opens: Int
    let closes: Int
    var pause: Pause?
}

struct Slot: Equatable {
    let start: Int

    var label: String {
        String(format: "%02ld:%02ld", start / 60, start % 60)
    }
}

/// Offers the start times a customer can book.
final class SlotFinder {

    private let slotMinutes: Int
    private var booked: Set<Int> = []

    init(slotMinutes: Int) {
        precondition(slotMinutes > 0)
        self.slotMinutes = slotMinutes
    }

    func book(_ slot: Slot) -> Bool {
        booked.insert(slot.start).inserted
    }

    func release(_ slot: Slot) {
        booked.remove(slot.start)
    }

    func slots(on day: WorkingDay, notBefore earliest: Int = 0) -> [Slot] {
        stride(from: day.opens, to: day.closes, by: slotMinutes)
            .filter { $0 >= earliest && !booked.contains($0) }
            .filter { !(day.pause?.covers($0) ?? false) }
            .map(Slot.init(start:))
    }

    /// One line per hour: "09: 09:00 09:30".
    func overview(of day: WorkingDay) -> [String] {
        Dictionary(grouping: slots(on: day)) { $0.start / 60 }
            .sorted { $0.key < $1.key }
            .map { hour, slots in
                String(format: "%02ld: ", hour) + slots.map(\.label).joined(separator: " ")
            }
    }
}
