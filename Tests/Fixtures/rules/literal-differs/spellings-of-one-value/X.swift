import Foundation

/// The endpoints of the timetable.
struct TimetableRoutes {
    let base: String

    func line(_ id: String) -> String {
        return "\(base)/lines/\(id)"
    }

    func stop(_ stop: Stop, hour: Int) -> String {
        return "\(base)/stops/\(stop.id)?hour=\(hour)&limit=100"
    }

    func pattern() -> String {
        return #"^\d+$"#
    }

    func mask() -> Int {
        return 0xFF
    }

    func quoted(_ name: String) -> String {
        return "\"\(name)\"\n"
    }

    func ratio() -> Double {
        return 0.50
    }
}
