internal import FindingModel
internal import SourceModel

/// How tools that show a finding inside a repository are told where it is.
///
/// Such tools know the files of one repository, the one that the run stands in, and attach a finding to one place. So a
/// finding is attached to whichever of its places lies there, and the other is told in words.
struct Addresses {
  private let swift: String?
  private let kotlin: String?

  init(_ scope: Report.Scope) {
    swift = scope.swift.pathInWorkspace
    kotlin = scope.kotlin.pathInWorkspace
  }

  /// Whether a side's files lie in the repository that the run stands in.
  func isHere(_ side: Side) -> Bool { folder(side) != nil }

  /// The path from the root of that repository; for a side that lies elsewhere, the path in the side.
  func path(_ side: Side, _ path: String) -> String {
    guard let folder = folder(side), !folder.isEmpty else { return path }
    return "\(folder)/\(path)"
  }

  func path(_ place: Place) -> String { path(place.side, place.path) }

  /// The place to attach a finding to, and the other one.
  func places(of finding: Finding) -> (shown: Place, other: Place?) {
    guard let counterpart = finding.counterpart, !isHere(finding.primary.side), isHere(counterpart.side) else {
      return (finding.primary, finding.counterpart)
    }
    return (counterpart, finding.primary)
  }

  /// The message of a finding, on one line, for a reader who sees one place only: `…. Twin: path:line`.
  ///
  /// - Parameter place: the place that the reader sees; the one to attach the finding to, if not said otherwise.
  func message(of finding: Finding, at place: Place? = nil) -> String {
    guard let twin = twin(of: finding, at: place) else { return oneLine(finding.message) }
    return "\(sentence(oneLine(finding.message))) Twin: \(twin)"
  }

  /// The same as Markdown, for tools that post it as a comment: what is quoted in it can be nothing but code.
  func markdown(of finding: Finding) -> String {
    guard let twin = twin(of: finding, at: nil) else { return prose(finding.message) }
    return "\(prose(sentence(oneLine(finding.message)))) Twin: \(code(twin))"
  }

  private func twin(of finding: Finding, at place: Place?) -> String? {
    let shown = place ?? places(of: finding).shown
    guard let other = shown == finding.primary ? finding.counterpart : finding.primary else { return nil }
    return "\(inert(path(other))):\(other.start.line)"
  }

  private func sentence(_ message: String) -> String {
    message.last.map { ".!?…".contains($0) } == true ? message : message + "."
  }

  private func folder(_ side: Side) -> String? { side == .swift ? swift : kotlin }
}

/// A path as a relative URI reference: every byte that is not plain is percent-encoded.
func uri(_ path: String) -> String {
  path.utf8.reduce(into: "") { uri, byte in
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
      UInt8(ascii: "~"), UInt8(ascii: "/"):
      uri.unicodeScalars.append(Unicode.Scalar(byte))
    default:
      let digits = String(byte, radix: 16, uppercase: true)
      uri += "%" + (digits.count < 2 ? "0" : "") + digits
    }
  }
}
