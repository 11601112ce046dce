internal import Checks
internal import CodeModel
internal import Comparison
internal import FindingModel
internal import Pairing
internal import SourceModel

/// The sources of a compared twin with the lines of what corresponds in them.
func sideBySide(_ twin: ComparedTwin) -> TwinText {
  let files = twin.unit(.swift).file
  let kotlin = twin.unit(.kotlin).file
  let places = DeclarationLines(twin)
  var links: [MemberLink] = []
  for number in twin.types {
    let pair = twin.mapping.types[number]
    links.append(places.link(pair.swift, pair.kotlin, .type))
  }
  for member in twin.members {
    links.append(places.link(member.pair.swift, member.pair.kotlin, member.isEqual ? .equal : .divergent))
  }
  for id in twin.loneMembers.map(\.declaration) + twin.loneTypes {
    links.append(
      id.side == .swift ? places.link(id, nil, .swiftOnly) : places.link(nil, id, .kotlinOnly))
  }
  // What stands in neither file, such as the extension in a third one, has no line to stand at.
  links.removeAll { $0.swift == nil && $0.kotlin == nil }
  links.sort { left, right in
    if left.order != right.order { return left.order < right.order }
    return left.name < right.name
  }
  return TwinText(
    swift: String(decoding: files.bytes, as: UTF8.self), kotlin: String(decoding: kotlin.bytes, as: UTF8.self),
    members: links)
}

extension MemberLink {
  fileprivate var order: (Int, Int, Int) {
    (swift?.lowerBound ?? .max, kotlin?.lowerBound ?? .max, swift?.upperBound ?? kotlin?.upperBound ?? 0)
  }
}

/// Finds the lines of a twin's declarations.
private struct DeclarationLines {
  let twin: ComparedTwin
  let swift: LineTable
  let kotlin: LineTable

  init(_ twin: ComparedTwin) {
    self.twin = twin
    swift = LineTable(bytes: twin.unit(.swift).file.bytes)
    kotlin = LineTable(bytes: twin.unit(.kotlin).file.bytes)
  }

  func link(_ swift: DeclarationID?, _ kotlin: DeclarationID?, _ standing: MemberLink.Standing) -> MemberLink {
    MemberLink(
      name: (swift ?? kotlin).map(twin.memberName) ?? "", standing: standing, swift: swift.flatMap(lines),
      kotlin: kotlin.flatMap(lines))
  }

  /// `nil` for a declaration of another file.
  private func lines(_ id: DeclarationID) -> ClosedRange<Int>? {
    guard twin.mapping[id].unit == twin.twin[id.side] else { return nil }
    let table = id.side == .swift ? swift : kotlin
    let declaration = twin.mapping[id].declaration
    let first = table.position(of: declaration.nameRange.lower).line
    let last = table.position(of: max(declaration.nameRange.lower, declaration.range.upper)).line
    return first...max(first, last)
  }
}
