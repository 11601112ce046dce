import Foundation

enum LookupKey: Equatable {
    case eTicket(airline: String, serial: String)
    case bookingReference(String)
}

enum LookupError: Error, Equatable {
    case missingKey
    case unrecognizedKey(String)
    case missingLastName
}

struct TicketLookup: Equatable {
    private static let eTicketPattern = "^[0-9]{13}$"
    private static let referencePattern = "[A-Z0-9]{6}"

    let key: LookupKey
    let lastName: String

    init(key input: String, lastName nameInput: String) throws {
        let text = input
            .replacingOccurrences(of: "-", with: "")
            .trimmingCharacters(in: .whitespacesAndNewlines)
            .uppercased()
        guard !text.isEmpty else { throw LookupError.missingKey }

        if Self.matches(text, Self.eTicketPattern) {
            key = .eTicket(airline: String(text.prefix(3)), serial: String(text.dropFirst(3)))
        } else if Self.matches(text, Self.referencePattern) {
            key = .bookingReference(text)
        } else {
            throw LookupError.unrecognizedKey(text)
        }

        lastName = nameInput.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !lastName.isEmpty else { throw LookupError.missingLastName }
    }

    var path: String {
        switch key {
        case let .eTicket(airline, serial): return "tickets/\(airline)/\(serial)"
        case let .bookingReference(reference): return "bookings/\(reference)"
        }
    }

    private static func matches(_ text: String, _ pattern: String) -> Bool {
        text.range(of: pattern, options: .regularExpression) != nil
    }
}
