import CourtsideKit
import Foundation

public typealias CourtId = String

/// One bookable court of a club.
public struct Court: JSONMappable {
    public let id: CourtId
    public let name: String
    public let surface: Surface
    public let isIndoor: Bool
    public let hourlyRate: Double

    public init(json: JSONObject) throws {
        self.id = try json.getString("court_id")
        self.name = try json.getString("name")
        self.surface = Surface.parse(try json.getString("surface"))
        self.isIndoor = json.optBoolean("is_indoor") ?? false
        self.hourlyRate = try json.getDouble("hourly_rate")
    }

    public var displayName: String {
        return isIndoor ? "\(name) (indoor)" : name
    }
}
