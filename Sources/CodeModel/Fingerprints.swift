/// The hashes and sizes of every reachable node of a tree, computed bottom-up once.
///
/// Two equalities: `exact` (kind, label, children) and, laxer, `alpha` (names of locals left out). Two nodes of different
/// trees may be compared by them; hashes do not depend on the process.
package struct Fingerprints: Sendable {
  private var exactHashes: [UInt64]
  private var alphaHashes: [UInt64]
  private var sizes: [UInt32]
  private var locality: [Bool]
  /// Hashes of what anything is called that the file declares or mentions.
  private var names: Set<UInt64> = []

  package init(_ unit: SourceUnit) {
    self.init(unit.tree, roots: unit.roots)
    unit.forEachDeclaration { declaration, _ in names.insert(StableHash.of(declaration.key)) }
  }

  package init(_ tree: Tree, roots: [NodeID]) {
    let count = tree.count
    exactHashes = Array(repeating: 0, count: count)
    alphaHashes = exactHashes
    sizes = Array(repeating: 0, count: count)
    locality = Array(repeating: false, count: count)
    var walk = Tree.Walk()
    for root in roots {
      tree.postorder(root, &walk)
      for node in walk.nodes { compute(node, in: tree) }
    }
  }

  /// The same for a tree that has got more nodes below one root.
  package func extended(to root: NodeID, in tree: Tree) -> Fingerprints {
    var extended = self
    let more = tree.count - exactHashes.count
    extended.exactHashes += Array(repeating: 0, count: more)
    extended.alphaHashes += Array(repeating: 0, count: more)
    extended.sizes += Array(repeating: 0, count: more)
    extended.locality += Array(repeating: false, count: more)
    for node in tree.postorder(root) where Int(node.index) >= exactHashes.count { extended.compute(node, in: tree) }
    return extended
  }

  /// Whether the file declares or mentions something of a canonical name.
  package func knows(_ name: String) -> Bool { names.contains(StableHash.of(name)) }

  package func exact(_ node: NodeID) -> UInt64 { exactHashes[Int(node.index)] }
  /// Names of locals, parameters and lambda parameters are left out, so `f(a, b)` and `f(b, a)` collide: it proposes only.
  package func alpha(_ node: NodeID) -> UInt64 { alphaHashes[Int(node.index)] }
  /// How many nodes stand below and including a node; `empty` slots count nothing.
  package func size(_ node: NodeID) -> Int { Int(sizes[Int(node.index)]) }
  /// Whether a local name stands in the subtree; without one, exact equality needs no substitution.
  package func mentionsLocals(_ node: NodeID) -> Bool { locality[Int(node.index)] }

  private mutating func compute(_ node: NodeID, in tree: Tree) {
    let index = Int(node.index)
    let kind = tree.kind(node)
    let label = StableHash.of(tree.label(node))
    let isLocal = tree.marks(node).contains(.local)
    if kind == .name || kind == .member || kind == .implicitMember || kind == .casePattern { names.insert(label) }
    var exact = StableHash(seed: UInt64(kind.rawValue) &+ 1)
    var alpha = exact
    exact.combine(label)
    // `size` and `self.size` are two things where a parameter has the name.
    if kind == .name, isLocal { exact.combine(0x10ca1) }
    alpha.combine(isLocal ? 0xa7 : label)
    var size: UInt32 = kind == .empty ? 0 : 1
    var mentionsLocals = isLocal
    var unordered: (exact: UInt64, alpha: UInt64) = (0, 0)
    let firstUnordered = Fingerprints.firstUnorderedChild(node, in: tree)
    for (position, child) in tree.children(node).enumerated() {
      let at = Int(child.index)
      if let firstUnordered, position >= firstUnordered {
        unordered.exact &+= spread(exactHashes[at])
        unordered.alpha &+= spread(alphaHashes[at])
      } else {
        exact.combine(exactHashes[at])
        alpha.combine(alphaHashes[at])
      }
      size &+= sizes[at]
      mentionsLocals = mentionsLocals || locality[at]
    }
    if firstUnordered != nil {
      exact.combine(unordered.exact)
      alpha.combine(unordered.alpha)
    }
    exactHashes[index] = exact.value
    alphaHashes[index] = alpha.value
    sizes[index] = size
    locality[index] = mentionsLocals
  }

  /// Keeps a sum of hashes from cancelling out.
  private func spread(_ hash: UInt64) -> UInt64 {
    var mixed = StableHash(seed: 0x51)
    mixed.combine(hash)
    return mixed.value
  }

  /// The position from which on a node's children may stand in any order without changing the meaning.
  private static func firstUnorderedChild(_ node: NodeID, in tree: Tree) -> Int? {
    switch tree.kind(node) {
    case .map, .composition, .patterns: 0
    case .binary: ["==", "!=", "===", "!=="].contains(tree.label(node)) ? 0 : nil
    case .switch: tree.children(node).dropFirst().allSatisfy { armIsDisjoint($0, in: tree) } ? 1 : nil
    default: nil
    }
  }

  /// An arm that is chosen by a constant, a case or a type cannot shadow its siblings.
  private static func armIsDisjoint(_ arm: NodeID, in tree: Tree) -> Bool {
    guard tree.kind(arm) == .arm, tree.childCount(arm) >= 2, tree.isEmpty(tree.child(arm, 1)) else { return false }
    return tree.children(tree.child(arm, 0)).allSatisfy {
      switch tree.kind($0) {
      case .expressionPattern, .casePattern, .default: true
      default: false
      }
    }
  }
}
