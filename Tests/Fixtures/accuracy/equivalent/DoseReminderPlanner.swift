import Foundation

struct DoseSchedule: Equatable {
    let medicine: String
    /// Minutes since midnight, in any order.
    let minutesOfDay: [Int]
    let everyDays: Int
    let startDay: Int
    let lastDay: Int?
}

struct DoseSlot: Hashable {
    let day: Int
    let minute: Int
}

enum DoseStatus: Equatable {
    case taken
    case upcoming(inMinutes: Int)
    case due
    case missed
}

/// Days are counted since an arbitrary epoch; the caller converts from the local calendar.
struct DoseReminderPlanner {
    private let minutesPerDay = 24 * 60
    private let dueWindow = 90

    func slots(for schedule: DoseSchedule, on day: Int) -> [DoseSlot] {
        guard isActive(schedule, on: day) else { return [] }
        let valid = Set(schedule.minutesOfDay.filter { (0..<minutesPerDay).contains($0) })
        return valid.sorted().map { DoseSlot(day: day, minute: $0) }
    }

    func next(for schedule: DoseSchedule, after now: DoseSlot, taken: Set<DoseSlot>) -> DoseSlot? {
        let horizon = max(1, schedule.everyDays)
        let firstDay = max(now.day, schedule.startDay)
        for day in firstDay...(firstDay + horizon) {
            let candidate = slots(for: schedule, on: day).first { slot in
                absolute(slot) >= absolute(now) && !taken.contains(slot)
            }
            if let candidate = candidate { return candidate }
        }
        return nil
    }

    func status(of slot: DoseSlot, now: DoseSlot, taken: Set<DoseSlot>) -> DoseStatus {
        if taken.contains(slot) { return .taken }
        let delta = absolute(slot) - absolute(now)
        if delta > 0 { return .upcoming(inMinutes: delta) }
        return -delta < dueWindow ? .due : .missed
    }

    func adherence(for schedule: DoseSchedule, days: ClosedRange<Int>, taken: Set<DoseSlot>) -> Int? {
        let planned = days.flatMap { slots(for: schedule, on: $0) }
        guard !planned.isEmpty else { return nil }
        return planned.filter(taken.contains).count * 100 / planned.count
    }

    func reminderText(for schedule: DoseSchedule, slot: DoseSlot) -> String {
        String(format: "Take %@ at %02d:%02d", schedule.medicine, slot.minute / 60, slot.minute % 60)
    }

    private func isActive(_ schedule: DoseSchedule, on day: Int) -> Bool {
        guard day >= schedule.startDay else { return false }
        if let last = schedule.lastDay, day > last { return false }
        return (day - schedule.startDay) % max(1, schedule.everyDays) == 0
    }

    private func absolute(_ slot: DoseSlot) -> Int {
        slot.day * minutesPerDay + slot.minute
    }
}
