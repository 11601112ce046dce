package import FindingModel
package import SourceModel

/// The smallest unit in which one side's base and head differ in meaning. Formatting, comments, local renames, moved
/// members and rewrites that the normal form does not see are no edits.
package struct Edit: Sendable, Hashable {
  package enum Kind: String, Sendable, Hashable {
    case update
    case insertion
    case deletion
    case rename
  }

  package var kind: Kind
  /// At base; of an insertion the place where its counterpart would belong.
  package var base: Site?
  /// At head; of a deletion the place where it stood.
  package var head: Site?
  /// What stood there, in the user's own words; empty when nothing did.
  package var before: String
  /// What stands there.
  package var after: String
  /// `Type.member(label:)`.
  package var member: String?
  /// What was added, deleted or renamed, when it has a name of its own.
  package var name: String?
  package var nameKind: String?
  /// The canonical path of a declaration; `nil` for anything smaller.
  package var declarationPath: String?
  /// The canonical path at head, without the number of parameters, of the member in which something smaller stands.
  package var memberPath: String?
  /// Whether it is about what a member does, and not about how it is declared.
  package var isInBody: Bool
  /// The hash of what stands there or, of a deletion, stood there, in normal form and without local names; `nil` for what
  /// is no part of a body.
  package var form: UInt64?
  /// Whether little depends on it, such as what is written to a log.
  package var isDoubtful: Bool
  /// The same words at the same place: what differs is what locals are called elsewhere.
  package var isOnlyInNames: Bool

  /// Reads an edit off a difference between base, in the place of the Swift side, and head, in the place of Kotlin.
  ///
  /// - Parameters:
  ///   - side: the side that changed.
  ///   - text: gives the text of a place at base (`false`) or head (`true`).
  package init(_ difference: Violation, side: Side, text: (Site, _ isHead: Bool) -> String) {
    let base = difference.site(.swift)
    let head = difference.site(.kotlin)
    switch difference.loneSide {
    case .swift: kind = .deletion
    case .kotlin: kind = .insertion
    case nil: kind = difference.check == "name-differs" ? .rename : .update
    }
    before = kind == .insertion ? "" : difference.words(of: .swift, in: side) ?? base.map { text($0, false) } ?? ""
    after = kind == .deletion ? "" : difference.words(of: .kotlin, in: side) ?? head.map { text($0, true) } ?? ""
    member = difference.member
    let isDeclaration = ["missing-type", "missing-member", "missing-case", "missing-parameter"].contains(
      difference.check)
    name = isDeclaration ? difference.values["name"] : nil
    nameKind = difference.values["kind"]
    declarationPath =
      isDeclaration && difference.check != "missing-parameter" ? difference.identity.dropFirst().first : nil
    memberPath = isDeclaration ? nil : Trace(difference).paths.last
    isInBody = Trace(difference).aspect == .body
    form = isInBody && !Trace(difference).isLoose ? difference.identity.last.flatMap { UInt64($0, radix: 16) } : nil
    isDoubtful = difference.confidence == .low
    let isExpression = ["condition-differs", "literal-differs", "call-differs", "statement-differs"].contains(
      difference.check)
    isOnlyInNames = isExpression && before.filter { !$0.isWhitespace } == after.filter { !$0.isWhitespace }
    self.base = base.map { Site(side: side, path: $0.path, range: $0.range) }
    self.head = head.map { Site(side: side, path: $0.path, range: $0.range) }
  }
}

extension Violation {
  /// What a difference between two declarations says of one of them, as code; `nil` where the text of its place does.
  ///
  /// - Parameters:
  ///   - role: which of the two.
  ///   - language: the one that it is written in.
  func words(of role: Side, in language: Side) -> String? {
    let name = values["name"] ?? ""
    let hasIt = values["side"] == role.languageName
    switch check {
    case "return-type-differs", "parameter-type-differs", "nullability-differs", "default-value-differs",
      "parameter-order-differs", "narrower-visibility", "kind-differs", "raw-value-differs",
      "stored-name-differs":
      return values[role.rawValue].flatMap { $0.isEmpty ? nil : $0 }
    case "effects-differ":
      let word = values["kind"] == "async" && language == .kotlin ? "suspend" : values["kind"] ?? ""
      return hasIt ? "\(word) \(name)" : name
    case "mutability-differs":
      return "\(hasIt ? "var" : language == .swift ? "let" : "val") \(name)"
    default: return nil
    }
  }
}
