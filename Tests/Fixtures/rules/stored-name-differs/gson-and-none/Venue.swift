struct Venue: Codable {
  let venueId: String
  //~ stored-name-differs: is stored as `venue_id` in Swift and as `venueId` in Kotlin
  let name: String
  enum CodingKeys: String, CodingKey {
    case venueId = "venue_id"
    case name
  }
}
struct Seat: Codable {
  let rowNumber: Int
  //~ stored-name-differs: `rowNumber`
}
