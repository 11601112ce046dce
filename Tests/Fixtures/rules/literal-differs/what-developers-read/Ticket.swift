struct Ticket: CustomStringConvertible {
  let id: String
  let place: String

  var description: String { "(id: \(id))" }
  //~ info literal-differs
  var label: String { "Ticket \(id)" }
  //~ literal-differs
}
