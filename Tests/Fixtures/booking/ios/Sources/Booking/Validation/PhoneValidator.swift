import Foundation

/// Phone numbers as the clubs' front desks want them: digits, an optional country prefix, no letters.
class PhoneValidator {
    private let minimumDigits: Int

    init(minimumDigits: Int = 9) {
        self.minimumDigits = minimumDigits
    }

    func normalize(phone: String) -> String {
        return phone
            .replacingOccurrences(of: " ", with: "")
            .replacingOccurrences(of: "-", with: "")
    }

    func validate(phone: String?) -> BookingError? {
        guard let phone = phone else {
            return nil
        }
        let digits = normalize(phone: phone)
        if digits.hasPrefix("+") {
            return digits.count > minimumDigits + 1 ? nil : .invalidPhone(phone: phone)
        }
        return digits.count >= minimumDigits ? nil : .invalidPhone(phone: phone)
    }
}
