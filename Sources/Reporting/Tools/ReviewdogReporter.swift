internal import FindingModel
internal import SourceModel

/// The report as one object of the Reviewdog Diagnostic Format: columns count UTF-8 bytes, the end is exclusive.
/// reviewdog posts the messages as Markdown.
func renderReviewdog(_ report: Report) -> String {
  let addresses = Addresses(report.scope)
  let document = JSONText.object([
    ("source", .object([("name", .string("parity"))])),
    ("diagnostics", .array(report.audible.map { diagnostic($0, addresses) })),
  ])
  return document.written() + "\n"
}

private func diagnostic(_ finding: Finding, _ addresses: Addresses) -> JSONText {
  let (shown, other) = addresses.places(of: finding)
  var members: [(key: String, value: JSONText)] = [
    ("message", .string(addresses.markdown(of: finding))),
    ("location", location(shown, addresses)),
    ("severity", .string(finding.severity.rawValue.uppercased())),
    ("code", .object([("value", .string(finding.rule))])),
  ]
  if let other {
    let related = JSONText.object([
      ("message", .string("The \(other.side.languageName) side.")), ("location", location(other, addresses)),
    ])
    members.append(("relatedLocations", .array([related])))
  }
  return .object(members)
}

private func location(_ place: Place, _ addresses: Addresses) -> JSONText {
  .object([
    ("path", .string(addresses.path(place))),
    ("range", .object([("start", position(place.start)), ("end", position(max(place.start, place.end)))])),
  ])
}

private func position(_ position: SourcePosition) -> JSONText {
  .object([("line", .integer(position.line)), ("column", .integer(position.column))])
}
