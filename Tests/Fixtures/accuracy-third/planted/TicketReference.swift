import Foundation

enum TicketReferenceError: Error {
    case empty
    case malformed
    case unknownVenue(String)
}

/// Reference printed on paper tickets, such as "OP-204817".
struct TicketReference: Hashable {
    let code: String
    let venue: Venue

    enum Venue: String, CaseIterable {
        case opera = "OP"
        case theatre = "TH"
        case arena = "AR"

        var title: String {
            switch self {
            case .opera: return "State Opera"
            case .theatre: return "City Theatre"
            case .arena: return "Arena East"
            }
        }
    }

    private static let pattern = "[A-Z]{2}-[0-9]{6}"

    init(_ input: String) throws {
        let cleaned = input.trimmingCharacters(in: .whitespacesAndNewlines).uppercased()
        guard !cleaned.isEmpty else { throw TicketReferenceError.empty }

        guard cleaned.range(of: Self.pattern, options: .regularExpression) != nil else {
            throw TicketReferenceError.malformed
        }

        let prefix = String(cleaned.prefix(2))
        guard let venue = Venue(rawValue: prefix) else {
            throw TicketReferenceError.unknownVenue(prefix)
        }
        self.code = cleaned
        self.venue = venue
    }

    var number: String { String(code.dropFirst(3)) }

    var displayText: String { "\(venue.title), no. \(number)" }
}
