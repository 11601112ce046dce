// init(reading: Reading)                         fun Reading.toForecast(): Forecast
// private func makeRow(_ chat: Chat) -> Row      private fun Chat.toRow() = Row(id, title)
//
// What makes one thing of another may be an initializer of the one, a member of the other, or a function beside both.

internal import CodeModel
internal import Comparison
internal import Pairing
internal import SourceModel

/// What a member is made of and what it gives, by the keys of the types.
private struct Conversion: Hashable {
  let source: String
  let result: String
  /// How many values it takes besides.
  let others: Int
}

extension ComparedTwin {
  /// Whether a member that has no counterpart makes one thing of another, and the other side has something that makes the
  /// same of the same: an initializer, or what is alone in the other file.
  func isConvertedOtherwise(_ lone: LoneMember) -> Bool {
    guard !isAboutChange, let conversion = conversion(of: lone.declaration) else { return false }
    let other = lone.declaration.side.other
    let index = mapping.index(other)
    let initializers = index.types(named: conversion.result).flatMap { index.parts(of: $0) }.flatMap(\.children)
      .filter { index[$0].declaration.kind == .initializer }
    let alone = loneMembers.map(\.declaration).filter { $0.side == other }
    return !index.types(named: conversion.source).isEmpty
      && (initializers + alone).contains { self.conversion(of: $0) == conversion }
  }

  private func conversion(of id: DeclarationID) -> Conversion? {
    let entry = mapping[id]
    let (declaration, index) = (entry.declaration, mapping.index(id.side))
    let tree = index.units[entry.unit].tree
    let owner = entry.parent.map { canonicalName(lastComponent(of: index[$0].declaration.name)) }
    let taken = declaration.parameters.first.flatMap(\.type).map { index.key(of: $0, in: tree) }
    let receiver = declaration.receiver.map { index.key(of: $0, in: tree) }
    switch declaration.kind {
    case .initializer:
      guard let taken, let owner else { return nil }
      return Conversion(source: taken, result: owner, others: declaration.parameters.count - 1)
    case .function, .property:
      guard !declaration.isStored, let result = result(of: declaration, tree, index),
        !index.types(named: result).isEmpty, let source = receiver ?? taken ?? owner, source != result
      else { return nil }
      let isTaken = receiver == nil && taken != nil
      return Conversion(source: source, result: result, others: declaration.parameters.count - (isTaken ? 1 : 0))
    default: return nil
    }
  }

  /// The type that a member gives: the one that it says, or the one that it makes and says nothing of.
  private func result(of declaration: Declaration, _ tree: Tree, _ index: DeclarationIndex) -> String? {
    if let type = declaration.type { return index.key(of: tree.unwrappedType(type), in: tree) }
    guard let call = (declaration.body ?? declaration.getter).flatMap(tree.onlyResult), tree.kind(call) == .call,
      let callee = tree.children(call).first, tree.kind(callee) == .name
    else { return nil }
    return canonicalName(tree.label(callee))
  }
}
