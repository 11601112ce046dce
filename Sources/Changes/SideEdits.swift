package import FindingModel
internal import SourceModel

/// What one side made of its own code between base and head.
package struct SideEdits: Sendable {
  package var edits: [Edit]
  /// At head: the whole of each file, type and member that base did not have.
  package var newcomers: [Site]
  /// At head: the declarations that stay what they were but for their attributes or annotations, whole. That is an edit of
  /// what others make of them, and nothing to port by itself.
  package var annotated: [Site]
  /// At head: the members whose bodies say anything else than at base, whole, be it an edit or not.
  package var rewritten: [Site]
  /// Paths at base of the files that are gone or have changed.
  private let formerPaths: Set<String>
  /// For each declaration of those files that is still there, its name at base and at head.
  private let successors: [Site: Site]

  package init(
    edits: [Edit] = [], newcomers: [Site] = [], annotated: [Site] = [], rewritten: [Site] = [],
    formerPaths: Set<String> = [], successors: [Site: Site] = [:]
  ) {
    self.edits = edits
    self.newcomers = newcomers
    self.annotated = annotated
    self.rewritten = rewritten
    self.formerPaths = formerPaths
    self.successors = successors
  }

  /// Where a declaration's name at base stands at head; `nil` when the declaration is gone.
  func successor(of name: Site) -> Site? { formerPaths.contains(name.path) ? successors[name] : name }
}
