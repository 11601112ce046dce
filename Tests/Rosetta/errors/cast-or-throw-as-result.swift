func number(value: Any) throws -> Int {
  guard let number = value as? Int else {
    throw ClaimError()
  }
  return number
}

struct ClaimError: Error {}
