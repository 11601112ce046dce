internal import CodeModel
internal import Pairing
internal import SourceModel

/// The constants of one side that have a name, so that a literal can be held against a mention of one.
struct NamedConstants: Sendable {
  /// Hash of the literal that a name of a file stands for.
  private var byFile: [String: [String: UInt64]] = [:]
  /// The same for names that mean one thing wherever they are declared.
  private var anywhere: [String: UInt64] = [:]

  init() {}

  init(_ index: DeclarationIndex) {
    var ambiguous: Set<String> = []
    var ambiguousInFile: [String: Set<String>] = [:]
    for entry in index.declarations {
      let declaration = entry.declaration
      guard declaration.kind == .property, declaration.body == nil else { continue }
      let unit = index.units[entry.unit]
      guard !declaration.modifiers.contains(.mutable), let value = declaration.value, unit.tree.kind(value).isLiteral,
        unit.tree.kind(value) != .null
      else {
        ambiguous.insert(entry.key)
        continue
      }
      let hash = index.fingerprints[entry.unit].exact(value)
      if let known = byFile[unit.file.path, default: [:]].updateValue(hash, forKey: entry.key), known != hash {
        ambiguousInFile[unit.file.path, default: []].insert(entry.key)
      }
      if let known = anywhere.updateValue(hash, forKey: entry.key), known != hash { ambiguous.insert(entry.key) }
    }
    for key in ambiguous { anywhere[key] = nil }
    for (path, keys) in ambiguousInFile { for key in keys { byFile[path]?[key] = nil } }
  }

  /// The hash of the literal that a mention stands for; `nil` for what is no constant or may be several.
  func literal(_ mention: NodeID, in text: BodyComparer.Text) -> UInt64? {
    guard text.tree.kind(mention) == .name, !text.tree.marks(mention).contains(.local) else { return nil }
    let key = text.tree.label(mention)
    return byFile[text.file.path]?[key] ?? anywhere[key]
  }
}
