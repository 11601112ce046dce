// var rows: Rows? { innerRows }; let innerRows: Rows?     val rows: Rows?
// private(set) var tracks: [Track] = []                   private val queue = mutableListOf<Track>()
//                                                         val tracks: List<Track> get() = queue.toList()
//
// A property that only gives what another one of its type keeps, or a copy of it, is that one: whoever reads the one that
// the other side does not have reads what it has under the other name.

internal import CodeModel
internal import Pairing
internal import SourceModel

/// The names of properties without counterpart that a paired property of the same type only hands out.
struct KeptProperties: Sendable {
  private struct Place: Hashable {
    var owner: Int
    var side: Side
    var key: String
  }

  /// By position of a pair of types, the names that mean the same inside them: Swift key → Kotlin keys.
  private var aliases: [Int: [String: Set<String>]] = [:]
  /// The properties that nobody else sees but through those that hand them out.
  private(set) var stores: Set<DeclarationID> = []

  init(_ mapping: Mapping) {
    var kept: [Place: DeclarationID] = [:]
    for lone in mapping.loneMembers {
      let entry = mapping[lone.declaration]
      guard let owner = lone.owner, KeptProperties.isStored(entry.declaration) else { continue }
      kept[Place(owner: owner, side: lone.declaration.side, key: entry.key)] = lone.declaration
    }
    guard !kept.isEmpty else { return }
    for pair in mapping.members {
      let keys = PerSide(swift: mapping[pair.swift].key, kotlin: mapping[pair.kotlin].key)
      guard let owner = pair.owner else { continue }
      for id in [pair.swift, pair.kotlin] {
        guard let store = KeptProperties.store(of: mapping[id], in: mapping),
          let declaration = kept[Place(owner: owner, side: id.side, key: store)]
        else { continue }
        if [.private, .fileprivate].contains(mapping[declaration].declaration.visibility) {
          stores.insert(declaration)
        }
        var names = keys
        names[id.side] = store
        aliases[owner, default: [:]][names.swift, default: []].insert(names.kotlin)
      }
    }
  }

  /// The names that mean the same inside a pair of types: Swift key → Kotlin keys.
  func aliases(ofTypes pair: Int) -> [String: Set<String>] { aliases[pair] ?? [:] }

  private static func isStored(_ declaration: Declaration) -> Bool {
    declaration.kind == .property && declaration.body == nil && declaration.accessors.isEmpty
      && declaration.modifiers.isDisjoint(with: [.static, .lazy])
  }

  /// The key of the property that this one gives, or gives a copy of, and does nothing else.
  private static func store(of entry: IndexedDeclaration, in mapping: Mapping) -> String? {
    let tree = mapping.index(entry.id.side).units[entry.unit].tree
    guard entry.declaration.kind == .property, entry.declaration.accessors.isEmpty,
      var result = entry.declaration.body.flatMap(tree.onlyResult)
    else { return nil }
    if tree.kind(result) == .member, ["tolist", "tomap", "toset"].contains(tree.label(result)) {
      result = tree.child(result, 0)
    }
    return tree.isOwn(result) ? tree.label(result) : nil
  }
}
