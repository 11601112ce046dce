internal import Caching
internal import CodeModel
internal import SourceModel

/// How a unit is kept in the cache: all but its file, which the run that reads it has, and its problems, of which there
/// are none.
extension ByteWriter {
  mutating func write(unit: SourceUnit) {
    write(declarations: unit.declarations)
    write(ifAny: unit.statements) { $0.write(node: $1) }
    write(unit.imports) { $0.write($1) }
    write(unit.packageName)
    write(unit.comments) { $0.write(range: $1) }
    write(tree: unit.tree)
  }

  mutating func write(tree: Tree) {
    let columns = TreeColumns(tree)
    for column in TreeColumns.lists { write(numbers: columns[keyPath: column]) }
    write(columns.texts) { $0.write($1) }
    write(columns.nears) { writer, near in
      writer.write(Int(near.node))
      writer.write(near.marks) { writer, mark in
        for text in [mark.hazard, mark.equivalence, mark.spelling] { writer.write(text) }
      }
    }
  }
}

extension ByteReader {
  /// - Returns: `nil` when the bytes are no unit.
  mutating func unit(of file: SourceFile) -> SourceUnit? {
    var unit = SourceUnit(file: file)
    guard let declarations = declarations(), let statements = optional({ $0.node() }),
      let imports = list({ $0.text() }), let packageName = text(), let comments = list({ $0.range() }),
      let tree = tree()
    else { return nil }
    unit.declarations = declarations
    unit.statements = statements
    unit.imports = imports
    unit.packageName = packageName
    unit.comments = comments
    unit.tree = tree
    return unit.roots.allSatisfy { $0.index < tree.count } ? unit : nil
  }

  mutating func tree() -> Tree? {
    var columns = TreeColumns()
    for column in TreeColumns.lists {
      guard let numbers = numbers() else { return nil }
      columns[keyPath: column] = numbers
    }
    let texts = list { $0.text() }
    let nears = list { reader -> (node: UInt32, marks: [NearMark])? in
      let marks = { (reader: inout ByteReader) in
        reader.list { reader -> NearMark? in
          guard let hazard = reader.text(), let equivalence = reader.text(), let spelling = reader.text() else {
            return nil
          }
          return NearMark(hazard: hazard, equivalence: equivalence, spelling: spelling)
        }
      }
      guard let node = reader.number(), node <= UInt32.max, let found = marks(&reader) else { return nil }
      return (UInt32(node), found)
    }
    guard let texts, let nears else { return nil }
    columns.texts = texts
    columns.nears = nears
    return Tree(columns)
  }
}

extension TreeColumns {
  fileprivate static var lists: [WritableKeyPath<TreeColumns, [UInt32]>] {
    [\.kinds, \.marks, \.labels, \.softs, \.starts, \.lengths, \.childCounts, \.children]
  }
}
