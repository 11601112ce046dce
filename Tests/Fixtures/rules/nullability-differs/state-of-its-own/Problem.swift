public struct Problem: Error {
  let kind: Kind
  //~ info mutability-differs
  //~ info narrower-visibility
  //~ info nullability-differs
  public let message: String
  //~ info nullability-differs
  public let place: String
  //~ nullability-differs

  init(kind: Kind, message: String, place: String) {
    self.kind = kind
    self.message = message
    self.place = place
  }
}
