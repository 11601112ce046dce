internal import FindingModel
internal import SourceModel

/// The report in the form of Checkstyle, which most review tools read: findings by file.
func renderCheckstyle(_ report: Report) -> String {
  let addresses = Addresses(report.scope)
  let places = report.audible.map { (finding: $0, place: addresses.places(of: $0).shown) }
  let byPath = Dictionary(grouping: places) { addresses.path($0.place) }
  let files = byPath.sorted { $0.key < $1.key }.map { path, entries in
    XMLText(
      "file", [("name", path)],
      entries.sorted { $0.place.start < $1.place.start }.map { error($0.finding, $0.place, addresses) })
  }
  return XMLText("checkstyle", [("version", "4.3")], files).document
}

private func error(_ finding: Finding, _ place: Place, _ addresses: Addresses) -> XMLText {
  XMLText(
    "error",
    [
      ("line", String(place.start.line)), ("column", String(place.start.column)),
      ("severity", finding.severity.rawValue), ("message", oneLine(addresses.message(of: finding))),
      ("source", "parity.\(finding.rule)"),
    ])
}
