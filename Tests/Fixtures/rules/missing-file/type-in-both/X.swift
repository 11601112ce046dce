import Foundation

/// One line of the timetable.
struct TimetableRow {
    let minute: Int
    let lineName: String

    func isLate(now: Int) -> Bool {
        return now > minute
    }
}
