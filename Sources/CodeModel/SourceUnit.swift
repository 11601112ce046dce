package import SourceModel

/// What a front-end makes of one file: its declarations, and one tree that holds their bodies, types and values.
///
/// A front-end is faithful: it judges nothing equivalent and loses nothing. Differences of spelling go away in
/// `Normalization`, whose passes take a unit and give a unit.
package struct SourceUnit: Sendable {
  package var file: SourceFile
  package var declarations: [Declaration] = []
  package var tree = Tree()
  /// Statements at the top level of a script or `main.swift`: a `block`, or `nil`.
  package var statements: NodeID?
  /// Imported modules or names, as spelt, in source order.
  package var imports: [String] = []
  /// Kotlin `package` name; empty in Swift.
  package var packageName = ""
  /// Every comment, in source order; directives are read from them.
  package var comments: [ByteRange] = []
  /// Syntax errors and exceeded limits.
  package var problems: [Problem] = []
  /// Bytes inside syntax errors; with over 5 % of the file the file counts as not analysed.
  package var brokenBytes = 0

  package init(file: SourceFile) { self.file = file }
}

extension SourceUnit {
  /// Visits every declaration, outermost first, with the types that enclose it.
  package func forEachDeclaration(_ visit: (Declaration, [Declaration]) -> Void) {
    // By index: a copy of a declaration is one of its twenty lists and texts.
    func walk(_ declarations: [Declaration], _ enclosing: [Declaration]) {
      for index in declarations.indices {
        visit(declarations[index], enclosing)
        if declarations[index].members.isEmpty { continue }
        walk(declarations[index].members, enclosing + [declarations[index]])
      }
    }
    walk(declarations, [])
  }
}
