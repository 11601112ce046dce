import Foundation

/// Texts of the booking screens that need no translation.
class BookingFormatter {

    func duration(minutes: Int) -> String {
        let hours = minutes / 60
        let rest = minutes % 60
        if hours == 0 {
            return "\(rest) min"
        }
        return rest == 0 ? "\(hours) h" : "\(hours) h \(rest) min"
    }

    func distance(metres: Int) -> String {
        if metres < 1000 {
            return "\(metres) m"
        }
        return "\(metres / 1000) km"
    }

    func players(_ names: [String]) -> String {
        return names.isEmpty ? "-" : names.joined(separator: ", ")
    }
}
