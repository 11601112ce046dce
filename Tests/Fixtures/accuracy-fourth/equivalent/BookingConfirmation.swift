import Foundation

struct Guest: Decodable, Equatable {
    let firstName: String
    let lastName: String
    let isLead: Bool

    private enum CodingKeys: String, CodingKey {
        case firstName = "first_name"
        case lastName = "last_name"
        case isLead = "lead"
    }

    init(from decoder: Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        firstName = try values.decode(String.self, forKey: .firstName)
        lastName = try values.decode(String.self, forKey: .lastName)
        isLead = try values.decodeIfPresent(Bool.self, forKey: .isLead) ?? false
    }
}

enum BookingStatus: String {
    case pending, confirmed, cancelled, unknown
}

struct BookingConfirmation: Decodable, Equatable {
    let id: String
    let hotelName: String
    let priceCents: Int
    let loyaltyNumber: String?
    let status: BookingStatus
    let guests: [Guest]

    private enum CodingKeys: String, CodingKey {
        case id = "booking_id"
        case hotelName = "hotel_name"
        case priceCents = "price_cents"
        case loyaltyNumber = "loyalty_number"
        case status, guests
    }

    init(from decoder: Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        id = try values.decode(String.self, forKey: .id)
        hotelName = try values.decode(String.self, forKey: .hotelName)
        priceCents = try values.decode(Int.self, forKey: .priceCents)
        loyaltyNumber = try values.decodeIfPresent(String.self, forKey: .loyaltyNumber)
        status = try values.decodeIfPresent(String.self, forKey: .status)
            .flatMap(BookingStatus.init(rawValue:)) ?? .unknown
        guests = try values.decodeIfPresent([Guest].self, forKey: .guests) ?? []
    }

    var leadGuest: Guest? { guests.first(where: \.isLead) ?? guests.first }

    var canBeChanged: Bool {
        switch status {
        case .pending, .confirmed: return true
        case .cancelled, .unknown: return false
        }
    }
}
