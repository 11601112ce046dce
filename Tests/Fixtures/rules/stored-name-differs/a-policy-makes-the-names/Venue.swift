import Foundation

struct Venue: Decodable {
  let venueId: String
  let openingHours: String
}
func venue(data: Data) throws -> Venue {
//~ info body-differs
//~ info parameter-type-differs
  let decoder = JSONDecoder()
  decoder.keyDecodingStrategy = .convertFromSnakeCase
  return try decoder.decode(Venue.self, from: data)
}
