internal import CodeModel
internal import Comparison
internal import Pairing
internal import SourceModel

/// The ways in which what one side takes as a parameter is on the other side, or is told there already.
extension ComparedTwin {
  /// Whether a parameter without a counterpart says little: the other side has the value in its type, the body never
  /// reads it, nobody but a helper takes it, or what is missing is told of a property or a case.
  func isHadElsewhere(_ difference: SignatureDifference, of pair: MemberPair) -> Bool {
    guard difference.kind == .missingParameter, let side = difference.presentSide else { return false }
    let own = pair[side]
    let declaration = mapping[own].declaration
    guard
      let parameter = declaration.parameters.first(where: {
        ($0.name.isEmpty ? $0.label ?? "_" : $0.name) == difference.parameter
      })
    else { return false }
    switch declaration.kind {
    case .function:
      return isPrivateOnOneSide(pair) || isProperty(parameter, of: pair, on: side.other)
        || isOnlyDemanded(parameter, of: own)
    case .initializer: return isLoneProperty(parameter, of: own, pair) || isHandedUp(parameter, of: own)
    case .enumCase: return isOfLoneCase(parameter, pair, on: side.other)
    default: return false
    }
  }

  /// Whether the type that has the other function holds the value: `serialize(tag)` is `serialize()` of what has a
  /// `tag`.
  private func isProperty(_ parameter: Parameter, of pair: MemberPair, on side: Side) -> Bool {
    let other = mapping[pair[side]]
    guard let owner = pair.owner.map({ mapping.types[$0][side] }) ?? other.parent,
      !other.declaration.modifiers.contains(.static)
    else { return false }
    return lineage(of: owner).contains { entry in
      entry.declaration.members.contains { $0.kind == .property && $0.key == parameter.key }
    }
  }

  /// Whether a function takes something because the one that it overrides does, and never reads it.
  private func isOnlyDemanded(_ parameter: Parameter, of id: DeclarationID) -> Bool {
    let declaration = mapping[id].declaration
    guard declaration.modifiers.contains(.override), let body = declaration.body else { return false }
    let tree = mapping.index(id.side).unit(of: id).tree
    return !tree.preorder(body).contains { tree.kind($0) == .name && canonicalName(tree.label($0)) == parameter.key }
  }

  /// Whether an initializer takes what a property of the type is filled with that the other side lacks altogether.
  private func isLoneProperty(_ parameter: Parameter, of own: DeclarationID, _ pair: MemberPair) -> Bool {
    guard let owner = pair.owner, !kinship.unpaired(named: parameter.key, on: own.side).isEmpty else { return false }
    return kinship.loneMembers(named: parameter.key, on: own.side).contains { lone in
      lone.owner == owner && mapping[lone.declaration].declaration.kind == .property
    }
  }

  /// Whether an initializer only hands a parameter up, to where it fills a property that the other side lacks:
  /// `class Detail(cause: Cause?) : Base(cause)`.
  private func isHandedUp(_ parameter: Parameter, of own: DeclarationID) -> Bool {
    guard let type = mapping[own].parent, let body = mapping[own].declaration.body else { return false }
    let index = mapping.index(own.side)
    let tree = index.unit(of: own).tree
    let calls = tree.children(body).filter { call in
      guard tree.kind(call) == .call else { return false }
      let callee = tree.child(call, 0)
      return tree.kind(callee) == .member && tree.label(callee) == "init"
        && tree.children(callee).first.map(tree.kind) == .super
    }
    return calls.contains { call in
      let position = tree.children(call).dropFirst().enumerated().first { _, argument in
        guard let value = tree.lastChild(argument) else { return false }
        return tree.kind(value) == .name && canonicalName(tree.label(value)) == parameter.key
      }
      guard let position else { return false }
      return index.supertypeKeys(of: mapping[type]).flatMap(index.types(named:)).contains { base in
        fillsLoneProperty(at: position.offset, in: base)
      }
    }
  }

  /// Whether what an initializer takes at a place fills a property that the other side lacks.
  private func fillsLoneProperty(at position: Int, in base: DeclarationID) -> Bool {
    let taken = mapping[base].declaration.members.filter {
      $0.kind == .initializer && $0.parameters.indices.contains(position)
    }
    let keys = Set(taken.map { $0.parameters[position].key })
    // Most have a counterpart, and to ask that is quick.
    guard keys.contains(where: { !kinship.unpaired(named: $0, on: base.side).isEmpty }) else { return false }
    return keys.contains { key in
      kinship.loneMembers(named: key, on: base.side).contains { lone in
        let entry = mapping[lone.declaration]
        return entry.parent == base && entry.declaration.kind == .property
      }
    }
  }

  /// Whether another case of the same enum takes the value that the counterpart lacks: that there is such a case on one
  /// side only is told.
  private func isOfLoneCase(_ parameter: Parameter, _ pair: MemberPair, on side: Side) -> Bool {
    guard let owner = pair.owner, !parameter.name.isEmpty else { return false }
    return kinship.loneCases(of: owner).contains { lone in
      lone.declaration.side == side
        && mapping[lone.declaration].declaration.parameters.contains { $0.key == parameter.key }
    }
  }
}
