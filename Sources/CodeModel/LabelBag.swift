/// The multiset of what a subtree says, order aside: labelled nodes weigh twice a node without label, and the words of a
/// string count one by one. Two bags are compared by Dice's coefficient.
package struct LabelBag: Sendable, Hashable {
  /// Sorted, so that two bags intersect in one walk.
  private var elements: [UInt64] = []

  package init() {}

  package init(_ tree: Tree, _ root: NodeID) {
    for node in tree.preorder(root) { add(node, in: tree) }
    elements.sort()
  }

  package init(_ tree: Tree, _ roots: [NodeID]) {
    for root in roots {
      for node in tree.preorder(root) { add(node, in: tree) }
    }
    elements.sort()
  }

  package var isEmpty: Bool { elements.isEmpty }

  private mutating func add(_ node: NodeID, in tree: Tree) {
    let kind = tree.kind(node)
    let label = tree.label(node)
    switch kind {
    case .empty:
      return
    case .text:
      for word in LabelBag.words(of: label) { addLabel(word, kind: .text) }
    case .name, .member, .implicitMember, .reference:
      // The three spellings of one mention: with receiver, without, implicit.
      addLabel(label, kind: .name)
    default:
      if label.isEmpty {
        elements.append(UInt64(kind.rawValue))
      } else {
        addLabel(label, kind: kind)
      }
    }
  }

  private static func words(of text: String) -> [String] {
    guard text.utf8.allSatisfy({ $0 < 0x80 }) else {
      return text.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    }
    let isPart = { (byte: UInt8) in
      (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
        || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
    }
    return text.utf8.split { !isPart($0) }.compactMap { String($0) }
  }

  private mutating func addLabel(_ label: String, kind: NodeKind) {
    var hash = StableHash(seed: UInt64(kind.rawValue))
    hash.combine(label)
    elements.append(hash.value)
    elements.append(hash.value)
  }

  /// Dice's coefficient, 0…1; two empty bags are equal.
  package func similarity(to other: LabelBag) -> Double {
    let total = elements.count + other.elements.count
    guard total > 0 else { return 1 }
    var shared = 0
    var left = 0
    var right = 0
    while left < elements.count, right < other.elements.count {
      if elements[left] == other.elements[right] {
        shared += 1
        left += 1
        right += 1
      } else if elements[left] < other.elements[right] {
        left += 1
      } else {
        right += 1
      }
    }
    return 2 * Double(shared) / Double(total)
  }
}
