internal import CodeModel
package import Comparison
internal import FindingModel
package import Pairing
internal import SourceModel

/// Names, texts and places of a compared twin, in the form that violations carry.
extension ComparedTwin {
  /// The name of a crowd of violations, of which one speaks for all: those of one Swift file that agree in all of this.
  func crowd(_ parts: [String]) -> String { ([unit(.swift).file.path] + parts).joined(separator: "\n") }

  /// What the types of one folder have in common, as where they are printed by one template.
  func habitOfFolder(_ parts: [String]) -> Habit {
    let folder = unit(.swift).file.path.split(separator: "/").dropLast().joined(separator: "/")
    return Habit(name: ([folder] + parts).joined(separator: "\n"), least: 10)
  }

  func file(_ id: DeclarationID) -> SourceFile { mapping.index(id.side).unit(of: id).file }

  func site(_ id: DeclarationID, _ range: ByteRange) -> Site {
    Site(side: id.side, path: file(id).path, range: range)
  }

  /// A declaration's name, where it stands.
  func nameSite(_ id: DeclarationID) -> Site { site(id, mapping[id].declaration.nameRange) }

  /// The first line of the other side's file.
  func fileSite(_ side: Side) -> Site { Site(side: side, path: unit(side).file.path, range: ByteRange(0, 0)) }

  func text(_ id: DeclarationID, _ range: ByteRange) -> String { file(id).text(in: range) }

  /// The text of a declaration without its comments.
  func code(of id: DeclarationID) -> String {
    let unit = mapping.index(id.side).unit(of: id)
    let range = mapping[id].declaration.range
    var (code, start) = ("", Int(range.lower))
    for comment in unit.comments where range.contains(comment) && start <= comment.lower {
      code += unit.file.text(in: ByteRange(start, Int(comment.lower)))
      start = Int(comment.upper)
    }
    return code + unit.file.text(in: ByteRange(start, Int(range.upper)))
  }

  /// The names in the body of a member, in canonical form.
  func mentions(of id: DeclarationID) -> Set<String> {
    guard let body = mapping[id].declaration.body else { return [] }
    let tree = mapping.index(id.side).unit(of: id).tree
    return Set(tree.preorder(body).filter { [.name, .member].contains(tree.kind($0)) }.map { tree.label($0) })
  }

  /// `Type.member(label:)`, as its own side spells it.
  package func memberName(_ id: DeclarationID) -> String {
    let entry = mapping[id]
    let path = entry.path.split(separator: ".").dropLast().joined(separator: ".")
    let own = displayName(entry.declaration)
    let receiver = receiverName(entry)
    let prefix = path.isEmpty ? receiver : path
    return prefix.isEmpty ? own : prefix + "." + own
  }

  private func receiverName(_ entry: IndexedDeclaration) -> String {
    guard let receiver = entry.declaration.receiver, entry.declaration.kind != .extension else { return "" }
    return text(entry.id, mapping.index(entry.id.side).unit(of: entry.id).tree.range(receiver))
  }

  /// The declaration's path in canonical form, for fingerprints: it survives another spelling and a moved file.
  func identityPath(_ id: DeclarationID) -> String {
    let entry = mapping[id]
    return canonicalName(entry.path) + "/\(entry.declaration.parameters.count)"
  }

  /// Where the counterpart of a member belongs: at its type, else in the file.
  func counterpartSite(ofMemberIn owner: Int?, missingOn side: Side) -> Site {
    guard let owner else { return fileSite(side) }
    let pair = mapping.types[owner]
    return nameSite(pair[side])
  }
}

/// The name of a declaration with its argument labels, of which Kotlin has none beside the parameters' names.
func displayName(_ declaration: Declaration) -> String {
  switch declaration.kind {
  case .function, .initializer, .subscript:
    return declaration.name + "(" + declaration.parameters.map { ($0.label ?? $0.name) + ":" }.joined() + ")"
  default:
    return declaration.name
  }
}

/// A declaration's kind as people who write its language call it.
func kindName(_ declaration: Declaration, side: Side) -> String {
  switch declaration.kind {
  case .interface: side == .swift ? "protocol" : "interface"
  case .initializer: side == .swift ? "initializer" : "constructor"
  case .typeAlias: "type alias"
  case .associatedType: "associated type"
  case .enumCase: "case"
  default: declaration.kind.rawValue
  }
}

func hexadecimal(_ hash: UInt64) -> String { String(hash, radix: 16) }

/// The name of a crowd of violations from all twins of a run, of which one speaks for all.
func crowdOfRun(_ parts: [String]) -> String { parts.joined(separator: "\n") }

/// The crowd of what differs in the same words in members of one name, one of which was copied from the other. A number or
/// an operator is wrong in each place.
func copies(of member: String, _ words: [String]) -> String { crowdOfRun(["copies", member] + words) }
