internal import CodeModel
internal import SourceModel

extension Lowering {
  /// Lowers a whole file, and reports what does not parse.
  mutating func lowerFile(_ roots: [Syntax], into unit: inout SourceUnit) {
    var statements: [NodeID] = []
    for child in roots.flatMap({ syntax.children($0) }) {
      switch kind(child) {
      case .packageHeader: unit.packageName = qualifiedName(syntax.child(child, .qualifiedIdentifier))
      case .importHeader: unit.imports.append(importText(child))
      case .fileAnnotation, .shebang: break
      case .error: unit.declarations += recovered(child)
      default: lowerTopLevel(child, into: &unit, &statements)
      }
    }
    if let first = statements.first, let last = statements.last {
      unit.statements = tree.add(.block, range: tree.range(first).union(tree.range(last)), statements)
    }
    unit.tree = tree
    report(roots, into: &unit)
  }

  private mutating func lowerTopLevel(_ node: Syntax, into unit: inout SourceUnit, _ statements: inout [NodeID]) {
    let isDestructuring = kind(node) == .propertyDeclaration && syntax.has(node, .multiVariableDeclaration)
    if kind(node).isDeclaration, !isDestructuring {
      if let declaration = lowerDeclaration(node) { unit.declarations.append(declaration) }
    } else if let statement = lowerStatement(node) {
      statements.append(statement)
    }
  }

  /// The declarations that can still be told inside text that does not parse.
  mutating func recovered(_ error: Syntax) -> [Declaration] {
    syntax.children(error).filter { kind($0).isDeclaration && kind($0) != .enumEntry }.compactMap {
      lowerDeclaration($0)
    }
  }

  func qualifiedName(_ node: Syntax?) -> String {
    guard let node else { return "" }
    return syntax.children(node).filter { kind($0) == .identifier }.map { name($0) }.joined(separator: ".")
  }

  /// An import as spelt: `a.b.C`, `a.b.*`, `a.b.C as D`.
  private func importText(_ node: Syntax) -> String {
    var text = qualifiedName(syntax.child(node, .qualifiedIdentifier))
    if syntax.has(node, .star) { text += ".*" }
    if let alias = syntax.child(node, .identifier) { text += " as " + name(alias) }
    return text
  }

  // MARK: Problems

  private mutating func report(_ roots: [Syntax], into unit: inout SourceUnit) {
    let errors = roots.flatMap { syntaxErrors($0) }
    let unclosed = source.unclosedComment.map { [$0] } ?? []
    let places = (errors + broken + passages.broken + unclosed).sorted()
    var merged: [ByteRange] = []
    for place in places {
      if let last = merged.last, place.lower < last.upper || place == last {
        merged[merged.count - 1] = last.union(place)
      } else {
        merged.append(place)
      }
    }
    unit.brokenBytes = merged.reduce(0) { $0 + $1.count }
    // Declarations told inside an error are not broken.
    if !errors.isEmpty {
      var told = 0
      unit.forEachDeclaration { declaration, enclosing in
        let isTold = errors.contains { $0 != declaration.range && $0.contains(declaration.range) }
        let isInner = enclosing.contains { outer in errors.contains { $0.contains(outer.range) } }
        if isTold, !isInner { told += declaration.range.count }
      }
      unit.brokenBytes = max(0, unit.brokenBytes - told)
    }
    for place in merged { markIncomplete(&unit.declarations, at: place) }
    let lines = LineTable(bytes: file.bytes)
    if let first = merged.first {
      let position = lines.position(of: first.lower)
      let others = merged.count - 1
      let rest =
        others == 0 ? "" : others == 1 ? " One more place does not parse." : " \(others) more places do not parse."
      unit.problems.append(
        Problem(
          .warning, path: file.path, position: position, line: file.text(in: lines.range(ofLine: position.line)),
          message: "This Kotlin does not parse.\(rest)",
          hint: "Declarations around it are compared; those that contain it count as incomplete."))
    }
    if let tooDeep {
      let position = lines.position(of: tooDeep.lower)
      unit.problems.append(
        Problem(
          .warning, path: file.path, position: position, line: file.text(in: lines.range(ofLine: position.line)),
          message: "This code is nested deeper than \(Self.depthLimit) levels; what lies deeper is compared as text."))
    }
  }

  /// The outermost errors below a node, and missing tokens.
  private func syntaxErrors(_ root: Syntax) -> [ByteRange] {
    var result: [ByteRange] = []
    var index = root.index
    let end = Int(syntax.nodes[root.index].end)
    while index < end {
      let node = syntax.nodes[index]
      if node.isMissing || node.kind == .error && index != root.index {
        result.append(node.range)
        index = Int(node.end)
      } else {
        index += 1
      }
    }
    // A file of which nothing parses has the error for a root.
    if kind(root) == .error { result.append(range(root)) }
    return result
  }

  /// Marks the innermost declaration around a place, and those that begin inside it.
  private func markIncomplete(_ declarations: inout [Declaration], at place: ByteRange) {
    for index in declarations.indices {
      let range = declarations[index].range
      // What is missing, is missing behind the text before it.
      guard place.isEmpty ? range.lower < place.lower : range.lower <= place.upper else { continue }
      guard place.lower <= range.upper else { continue }
      if range.contains(place) {
        let isInner = declarations[index].members.contains { $0.range.contains(place) }
        if isInner {
          markIncomplete(&declarations[index].members, at: place)
        } else {
          declarations[index].isIncomplete = true
        }
      } else if range.overlaps(place), !place.contains(range) {
        declarations[index].isIncomplete = true
      }
    }
  }
}
