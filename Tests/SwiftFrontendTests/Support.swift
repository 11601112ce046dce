import CodeModel
import SourceModel
import SwiftFrontend
import Testing

/// Lowers a whole file.
func lower(_ text: String) -> SourceUnit {
  lowerSwift(SourceFile(path: "File.swift", side: .swift, text: text))
}

/// The shapes of the statements of a function body, one a line.
func statements(_ text: String) -> String {
  let unit = lower("func f() {\n\(text)\n}")
  guard let body = unit.declarations.first?.body else { return "no body" }
  return unit.tree.children(body).map { shape(unit.tree, $0) }.joined(separator: "\n")
}

/// The shape of an expression.
func expression(_ text: String) -> String {
  let unit = lower("let x = \(text)")
  guard let value = unit.declarations.first?.value else { return "no value" }
  return shape(unit.tree, value)
}

/// The shape of a type.
func type(_ text: String) -> String {
  let unit = lower("let x: \(text)")
  guard let type = unit.declarations.first?.type else { return "no type" }
  return shape(unit.tree, type)
}

/// The shape of a pattern after `case`.
func pattern(_ text: String) -> String {
  let unit = lower("func f() { switch x { case \(text): break } }")
  guard let body = unit.declarations.first?.body, let statement = unit.tree.children(body).first else { return "none" }
  let patterns = unit.tree.child(unit.tree.child(statement, 1), 0)
  return unit.tree.children(patterns).map { shape(unit.tree, $0) }.joined(separator: " ")
}

/// Every declaration of a file, described.
func declarations(_ text: String) -> String {
  let unit = lower(text)
  return unit.declarations.map { describe($0, in: unit.tree) }.joined(separator: "\n")
}

extension SourceUnit {
  /// Every node that a root reaches.
  var allNodes: [NodeID] { roots.flatMap { tree.preorder($0) } }
}

/// Lowers bytes that need not be text.
func lowerBytes(_ bytes: [UInt8]) -> SourceUnit {
  lowerSwift(SourceFile(path: "File.swift", side: .swift, bytes: bytes))
}

/// Expects every node to lie inside its parent, every root inside its declaration, every declaration inside the one
/// around it; nodes not written at their place are exempt. And every node has the children of its kind.
func expectSoundRanges(_ unit: SourceUnit, sourceLocation: SourceLocation = #_sourceLocation) {
  #expect(unit.tree.shapeFault(below: unit.roots) == nil, sourceLocation: sourceLocation)
  let whole = ByteRange(0, unit.file.bytes.count)
  func check(_ root: NodeID, _ outer: ByteRange) {
    guard !unit.tree.marks(root).contains(.synthesized) else { return }
    #expect(outer.contains(unit.tree.range(root)), sourceLocation: sourceLocation)
    for node in unit.tree.preorder(root) {
      for child in unit.tree.children(node) where !unit.tree.range(node).contains(unit.tree.range(child)) {
        let texts = [node, child].map { "\(unit.tree.kind($0)) `\(unit.file.text(in: unit.tree.range($0)))`" }
        Issue.record("\(texts[0]) does not contain \(texts[1])", sourceLocation: sourceLocation)
      }
    }
  }
  unit.forEachDeclaration { declaration, enclosing in
    let outer = enclosing.last?.range ?? whole
    #expect(outer.contains(declaration.range), sourceLocation: sourceLocation)
    #expect(declaration.range.contains(declaration.nameRange), sourceLocation: sourceLocation)
    for root in declaration.ownNodes { check(root, declaration.range) }
    for part in declaration.parameters.map(\.range) + declaration.accessors.map(\.range) {
      #expect(declaration.range.contains(part), sourceLocation: sourceLocation)
    }
  }
  if let statements = unit.statements { check(statements, whole) }
}
