import CourtsideKit
import Foundation

public typealias ClubId = String

/// A place with courts, open every day between the same hours.
public struct Club: JSONMappable {
    public let id: ClubId
    public let name: String
    public let address: String?
    public let coordinate: Coordinate?
    public let openingHour: Int
    public let closingHour: Int
    public let courts: [Court]

    public init(json: JSONObject) throws {
        self.id = try json.getString("club_id")
        self.name = try json.getString("name")
        self.address = json.optString("address")
        self.coordinate = json.optCoordinate("location")
        self.openingHour = json.optInt("opening_hour") ?? 8
        self.closingHour = json.optInt("closing_hour") ?? 22
        self.courts = try json.getJSONArray("courts").map { try Court(json: $0) }
    }

    public var indoorCourts: [Court] {
        return courts.filter { $0.isIndoor }
    }

    public func court(id: CourtId) -> Court? {
        return courts.first { $0.id == id }
    }

    public func isOpen(hour: Int) -> Bool {
        return hour >= openingHour && hour < closingHour
    }
}
