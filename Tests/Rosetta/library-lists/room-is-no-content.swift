func names(_ guests: [Guest]) -> [String] {
  var result: [String] = []
  result.reserveCapacity(guests.count)
  for guest in guests {
    result.append(guest.name)
    greet(guest)
  }
  return result
}
