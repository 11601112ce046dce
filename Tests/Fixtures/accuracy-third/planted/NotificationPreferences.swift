import Foundation

struct NotificationPreferences: Codable, Equatable {
    enum Channel: String, Codable, CaseIterable {
        case push, email, sms
    }

    var channels: Set<Channel>
    var bookingReminders: Bool
    var marketing: Bool
    /// Hours of the local day; the end is exclusive.
    var quietFrom: Int?
    var quietUntil: Int?

    private enum CodingKeys: String, CodingKey {
        case channels
        case bookingReminders = "booking_reminders"
        case marketing
        case quietFrom = "quiet_from"
        case quietUntil = "quiet_until"
    }

    init(from decoder: Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        channels = try values.decodeIfPresent(Set<Channel>.self, forKey: .channels) ?? [.push]
        bookingReminders = try values.decodeIfPresent(Bool.self, forKey: .bookingReminders) ?? true
        marketing = try values.decodeIfPresent(Bool.self, forKey: .marketing) ?? true
        quietFrom = try values.decodeIfPresent(Int.self, forKey: .quietFrom)
        quietUntil = try values.decodeIfPresent(Int.self, forKey: .quietUntil)
    }

    static func fromJson(_ json: String) throws -> NotificationPreferences {
        try JSONDecoder().decode(Self.self, from: Data(json.utf8))
    }

    func isQuiet(atHour hour: Int) -> Bool {
        guard let from = quietFrom, let until = quietUntil else { return false }
        if from <= until {
            return from <= hour && hour < until
        }
        return hour >= from || hour < until
    }

    func activeChannels(isMarketing: Bool, hour: Int) -> Set<Channel> {
        guard isMarketing ? marketing : bookingReminders else { return [] }
        return isQuiet(atHour: hour) ? channels.subtracting([.push, .sms]) : channels
    }
}
