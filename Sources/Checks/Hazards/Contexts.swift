internal import CodeModel
internal import SourceModel

/// What becomes of a value, as far as its surroundings tell.
enum Context: String {
  /// Read by a machine: compared, a key, part of an address, a header, a hash.
  case machine
  /// Held against a limit with `<`, `<=`, `>` or `>=`, or taken from one.
  case limit
  /// Made to put things in an order.
  case order
  /// A format that writes decimals, whose separator is the first thing that a language changes.
  case decimals
  /// An amount that people compare to the cent: a price, a rate, a score.
  case money
  /// In a member that may give nothing, or gives nothing at all: where a value must be given, there is one for all.
  case absentResult = "absent-result"
}

extension WrittenMember {
  func isIn(_ context: Context, _ node: NodeID) -> Bool {
    switch context {
    case .absentResult:
      guard let type = declaration?.type else { return side == .swift }
      return tree.kind(type) == .optionalType
    case .limit: return isHeldAgainstLimit(node) || hasLimitedName(node)
    case .order:
      let callee = tree.calleeName(node) ?? ""
      return callee.hasPrefix("sort") || callee.hasPrefix("localized") || callee.hasPrefix("compare")
    case .machine: return isForMachines(node)
    case .decimals:
      return tree.preorder(node).contains { inner in
        FormatText.holds(inner, .decimal, in: tree)
          || tree.kind(inner) == .text && ["0.0", "#.#", "0.#", "#.0"].contains { tree.label(inner).contains($0) }
      }
    case .money:
      let names = [declaration?.name ?? ""] + tree.preorder(node).filter { tree.path($0) != nil }.map { tree.label($0) }
      return names.contains { lexicon.says(.money, $0) }
    }
  }

  private func isHeldAgainstLimit(_ node: NodeID) -> Bool {
    guard let parent = parent(node), tree.kind(parent) == .binary else { return false }
    return isLimit(of: node, in: parent)
  }

  /// Whether a comparison holds an operand against something, or a sum or difference against a limit.
  private func isLimit(of operand: NodeID, in binary: NodeID) -> Bool {
    if ["<", "<=", ">", ">="].contains(tree.label(binary)) { return true }
    guard tree.label(binary) == "-" || tree.label(binary) == "+" else { return false }
    return tree.children(binary).contains { other in
      other != operand && tree.path(other)?.last.map { lexicon.says(.limits, $0) } == true
    }
  }

  /// In nodes; of a larger file not all is looked through for one property.
  static let usualFile = 1 << 15

  /// `let length = text.count` and `var length: Int { text.count }`: whether what has the name is held against a limit.
  private func hasLimitedName(_ node: NodeID) -> Bool {
    guard let above = parent(node) else { return false }
    let binaries: [NodeID]
    let name: String
    if tree.kind(above) == .variable, tree.lastChild(above) == node {
      (name, binaries) = (tree.label(tree.child(above, 0)), all(.binary))
    } else if let declaration, declaration.kind == .property, tree.count <= WrittenMember.usualFile,
      [.block, .return].contains(tree.kind(above)), roots.contains(where: { tree.onlyResult(of: $0) == node })
    {
      name = declaration.name
      binaries = tree.everyNode.filter { tree.kind($0) == .binary }
    } else {
      return false
    }
    return binaries.contains { binary in
      tree.children(binary).contains { tree.path($0)?.last == name && isLimit(of: $0, in: binary) }
    }
  }

  private func isForMachines(_ node: NodeID) -> Bool {
    var below = node
    for ancestor in ancestors(node) {
      switch tree.kind(ancestor) {
      case .binary where ["==", "!=", "in", "to"].contains(tree.label(ancestor)): return true
      case .index where tree.child(ancestor, 0) != below: return true
      case .switch where tree.child(ancestor, 0) == below: return true
      case .call:
        if lexicon.says(.machines, tree.calleeName(ancestor) ?? "") { return true }
      case .argument:
        if lexicon.says(.machines, tree.soft(ancestor)) { return true }
      case .variable, .assign:
        let target = tree.child(ancestor, 0)
        return lexicon.says(.machines, tree.label(target))
      case .block, .lambda: return lexicon.says(.machines, declaration?.name ?? "")
      default: break
      }
      below = ancestor
    }
    return lexicon.says(.machines, declaration?.name ?? "")
  }
}
