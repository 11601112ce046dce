import Foundation

struct StudySlot: Equatable {
    let startMinute: Int
    let endMinute: Int
    let breakAfter: Int

    var label: String {
        "\(clock(startMinute))–\(clock(endMinute))"
    }

    private func clock(_ minute: Int) -> String {
        let hours = String(minute / 60), minutes = String(minute % 60)
        return pad(hours) + ":" + pad(minutes)
    }

    private func pad(_ text: String) -> String {
        text.count < 2 ? "0" + text : text
    }
}

enum PlannerError: Error {
    case invalidWindow
    case invalidLength
}

/// Lays out study slots between two times of day, given as minutes since midnight.
struct PomodoroPlanner {
    static let minutesPerDay = 24 * 60

    var focusMinutes = 25
    var shortBreak = 5
    var longBreak = 15
    var slotsPerRound = 4

    func slots(from start: Int, until end: Int) throws -> [StudySlot] {
        let starts = try slotStarts(from: start, until: end)
        return starts.enumerated().map { index, minute in
            let closesRound = (index + 1) % slotsPerRound == 0
            return StudySlot(
                startMinute: minute,
                endMinute: min(minute + focusMinutes, Self.minutesPerDay),
                breakAfter: closesRound ? longBreak : shortBreak
            )
        }
    }

    func focusTotal(from start: Int, until end: Int) throws -> Int {
        try slots(from: start, until: end)
            .map { $0.endMinute - $0.startMinute }
            .reduce(0, +)
    }

    private func slotStarts(from start: Int, until end: Int) throws -> [Int] {
        guard start >= 0, start < end, end <= Self.minutesPerDay else { throw PlannerError.invalidWindow }
        guard focusMinutes > 0, shortBreak >= 0, longBreak >= shortBreak, slotsPerRound > 0 else {
            throw PlannerError.invalidLength
        }
        return Array(stride(from: start, to: end, by: focusMinutes + shortBreak))
    }
}
