import Foundation

/// Whether a phone number can be called.
struct PhoneCheck: CustomStringConvertible {
    func isValid(_ number: String) -> Bool {
        return number.count > 5 && number.count < 16
    }

    func isForeign(_ number: String, home: String) -> Bool {
        return !number.hasPrefix(home)
    }

    var description: String {
        return "phone check"
    }
}
