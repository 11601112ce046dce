import Foundation

/// Grid of equally long slots, counted from an anchor minute. Minutes before the anchor lie in negative slots.
struct TimeSlotGrid: Equatable {
    let anchorMinute: Int
    let slotMinutes: Int

    init(anchorMinute: Int, slotMinutes: Int = 30) {
        self.anchorMinute = anchorMinute
        self.slotMinutes = max(slotMinutes, 5)
    }

    func slotIndex(forMinute minute: Int) -> Int {
        (minute - anchorMinute) / slotMinutes
    }

    func startMinute(ofSlot index: Int) -> Int {
        anchorMinute + index * slotMinutes
    }

    func label(forSlot index: Int) -> String {
        let start = startMinute(ofSlot: index)
        guard (0..<1_440).contains(start) else { return "–" }
        return String(format: "%02d:%02d", start / 60, start % 60)
    }

    func occupancy(of minutes: [Int]) -> [Int: Int] {
        var counts: [Int: Int] = [:]
        for minute in minutes where minute >= 0 && minute < 1_440 {
            counts[slotIndex(forMinute: minute), default: 0] += 1
        }
        return counts
    }

    func busiestSlot(in minutes: [Int]) -> Int? {
        occupancy(of: minutes)
            .sorted { $0.value != $1.value ? $0.value > $1.value : $0.key < $1.key }
            .first?.key
    }
}
