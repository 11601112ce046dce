import Foundation

struct Room: Equatable {
    let number: String
    let maxGuests: Int
    let allowsPets: Bool
    let nightlyCents: Int64
}

enum BookingIssue: Equatable {
    case datesInvalid
    case tooManyGuests
    case petsNotAllowed
    case nameMissing
}

/// Days are counted from 1970-01-01, so nights are a plain difference.
struct BookingRequest {
    let room: Room
    let guestName: String
    let arrivalDay: Int
    let departureDay: Int
    let guests: Int
    var bringsAnimal = false
    var isAssistanceAnimal = false

    static let petFeeCents: Int64 = 1_500

    var nights: Int { departureDay - arrivalDay }

    func validate() -> [BookingIssue] {
        var issues: [BookingIssue] = []
        if guestName.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty {
            issues.append(.nameMissing)
        }
        if nights < 1 || nights > 30 {
            issues.append(.datesInvalid)
        }
        if guests > room.maxGuests {
            issues.append(.tooManyGuests)
        }
        if bringsAnimal && !room.allowsPets {
            issues.append(.petsNotAllowed)
        }
        return issues
    }

    var totalCents: Int64? {
        guard validate().isEmpty else { return nil }
        let fee = bringsAnimal && !isAssistanceAnimal ? Self.petFeeCents : 0
        return Int64(nights) * room.nightlyCents + fee
    }

    var summary: String {
        let stay = nights == 1 ? "1 night" : "\(nights) nights"
        let party = guests == 1 ? "1 guest" : "\(guests) guests"
        return "Room \(room.number), \(stay), \(party)"
    }
}
