import Foundation

struct Venue: Decodable {
  let venueId: String
  let openingHours: String
}
func venue(data: Data) throws -> Venue {
//~ info parameter-type-differs
  let decoder = JSONDecoder()
  //~ info statement-missing
  decoder.keyDecodingStrategy = .convertFromSnakeCase
  return try decoder.decode(Venue.self, from: data)
}
