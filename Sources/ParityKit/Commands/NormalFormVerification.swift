internal import CodeModel
internal import Normalization
package import SourceModel

/// What must hold for the normal form of any file: normalising it again changes nothing, and every node still knows the
/// part of the file that it came from.
package struct NormalFormVerification: Sendable {
  /// Files that were normalised.
  package private(set) var files = 0
  /// Nodes that were looked at.
  package private(set) var nodes = 0
  /// Violations, in the order of the files; each names file and line.
  package private(set) var violations: [Problem] = []
  /// Why files could not be looked at.
  package private(set) var problems: [Problem] = []

  /// `980 files, 1,234,567 nodes: the normal form of a normal form is itself, and ranges hold`
  package var summary: String {
    let verdict =
      violations.isEmpty
      ? "normalising again changes nothing, and every node keeps its place" : "\(violations.count) violations"
    return "\(files) files, \(nodes) nodes: \(verdict)"
  }

  /// Normalises every Swift and Kotlin file at some paths twice.
  package static func run(_ paths: [String], sizeLimit: Int, jobs: Int, _ setup: Setup) -> NormalFormVerification {
    var result = NormalFormVerification()
    for path in paths {
      let found = SourceGathering.gather(path, sizeLimit: sizeLimit, jobs: jobs)
      result.problems += found.problems
      let prefix = found.isFolder && path != "." ? (path.hasSuffix("/") ? path : path + "/") : ""
      let checked = concurrentMap(found.files, jobs: jobs) { verify($0, prefix, setup) }
      for (nodes, violations) in checked {
        result.files += 1
        result.nodes += nodes
        result.violations += violations
      }
    }
    return result
  }

  private static func verify(_ file: SourceFile, _ prefix: String, _ setup: Setup) -> (Int, [Problem]) {
    let unit = lower(file)
    let once = setup.normalizer.normalize(unit)
    let twice = setup.normalizer.normalize(once)
    var check = UnitCheck(once: once, path: prefix + file.path)
    check.shapes()
    check.ranges(of: unit.declarations.map(\.range))
    check.sameness(with: twice)
    return (check.nodes, check.violations)
  }
}

/// A node of a file's normal form without the children that its kind promises, as a sentence; `nil` when all have them.
package func shapeFault(inNormalFormOf file: SourceFile, _ setup: Setup) -> String? {
  let unit = setup.normalizer.normalize(lower(file))
  return unit.tree.shapeFault(below: unit.roots)
}

/// One file's normal form under examination.
private struct UnitCheck {
  let once: SourceUnit
  let path: String
  private let lines: LineTable
  private(set) var nodes = 0
  private(set) var violations: [Problem] = []

  init(once: SourceUnit, path: String) {
    self.once = once
    self.path = path
    lines = LineTable(bytes: once.file.bytes)
  }

  private mutating func violate(_ message: String, at offset: UInt32) {
    let offset = min(offset, UInt32(once.file.bytes.count))
    violations.append(Problem(.error, path: path, position: lines.position(of: offset), message: message))
  }

  // MARK: Shapes

  /// Every node has the children that its kind promises.
  mutating func shapes() {
    guard let fault = once.tree.shapeFault(below: once.roots) else { return }
    violate(fault, at: 0)
  }

  // MARK: Ranges

  /// A node lies in the file, begins and ends between characters, and belongs to a declaration: one of a body to the
  /// body's own declaration or one around it, any other to any one of the file, because initial values and supertypes
  /// move from initializers and extensions to properties and types.
  ///
  /// - Parameter written: where the declarations of the file stand, before any is moved.
  mutating func ranges(of written: [ByteRange]) {
    var bounds: [(root: NodeID, holders: [ByteRange])] = []
    once.forEachDeclaration { declaration, enclosing in
      let own = (enclosing + [declaration]).map(\.range)
      let bodies = Set(declaration.bodies)
      bounds += declaration.ownNodes.map { ($0, bodies.contains($0) ? own : written) }
    }
    let whole = ByteRange(0, once.file.bytes.count)
    if let statements = once.statements { bounds.append((statements, [whole])) }
    for (root, holders) in bounds {
      for node in once.tree.preorder(root) { check(node, inside: holders, of: whole) }
    }
  }

  private mutating func check(_ node: NodeID, inside holders: [ByteRange], of whole: ByteRange) {
    nodes += 1
    let range = once.tree.range(node)
    let kind = once.tree.kind(node)
    guard whole.contains(range) else {
      return violate("a node of kind \(kind) ends behind the end of the file", at: range.lower)
    }
    guard isBetweenCharacters(range.lower), isBetweenCharacters(range.upper) else {
      return violate("a node of kind \(kind) begins or ends inside a character", at: range.lower)
    }
    if !holders.contains(where: { $0.contains(range) }) {
      violate("a node of kind \(kind) lies in no declaration that could hold it", at: range.lower)
    }
  }

  private func isBetweenCharacters(_ offset: UInt32) -> Bool {
    offset == once.file.bytes.count || once.file.bytes[Int(offset)] & 0xC0 != 0x80
  }

  // MARK: Sameness

  mutating func sameness(with twice: SourceUnit) {
    let (old, new) = (printNormalForm(once), printNormalForm(twice))
    if old != new {
      let lines = (old.split(separator: "\n"), new.split(separator: "\n"))
      let first = zip(lines.0, lines.1).first { $0 != $1 } ?? (lines.0.last ?? "", lines.1.last ?? "")
      let place = zip(once.roots, twice.roots).lazy.compactMap { difference($0, $1, twice.tree) }.first
      return violate(
        "normalising again makes `\(excerpt(first.1))` of `\(excerpt(first.0))`",
        at: place.map { once.tree.range($0).lower } ?? 0)
    }
    // What is not printed takes part in hashes all the same.
    for (left, right) in zip(once.roots, twice.roots) {
      guard let place = difference(left, right, twice.tree) else { continue }
      return violate(
        "normalising again changes a node of kind \(once.tree.kind(place))", at: once.tree.range(place).lower)
    }
  }

  /// The innermost place where two trees part.
  private func difference(_ left: NodeID, _ right: NodeID, _ other: Tree) -> NodeID? {
    let tree = once.tree
    guard tree.kind(left) == other.kind(right), tree.label(left) == other.label(right),
      tree.childCount(left) == other.childCount(right)
    else { return left }
    for (one, another) in zip(tree.children(left), other.children(right)) {
      if let found = difference(one, another, other) { return found }
    }
    return nil
  }

  private func excerpt(_ line: Substring) -> String {
    let line = line.drop { $0 == " " }
    return line.count > 100 ? line.prefix(99) + "…" : String(line)
  }
}
