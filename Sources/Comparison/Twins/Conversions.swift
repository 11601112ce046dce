// init(reading: Reading)                         fun Reading.toForecast(): Forecast
// private func makeRow(_ chat: Chat) -> Row      private fun Chat.toRow() = Row(id, title)
// var asWire: WireState                          fun toWireState(state: State): WireState
//
// What makes one thing of another may be an initializer of the one, a member of the other, or a function beside both,
// and stand in whatever file.

internal import CodeModel
package import Pairing
internal import SourceModel

/// What members without counterpart make of what.
package struct Conversions: Sendable {
  /// By the keys of the types.
  private struct Conversion: Hashable {
    let source: String
    let result: String
    /// How many values it takes besides.
    let others: Int
  }

  /// Those of initializers, and of functions and properties that have no counterpart.
  private var known: PerSide<Set<Conversion>> = PerSide()
  /// Those of initializers that find the case which a value stands for.
  private var ofRawValues: PerSide<Set<Conversion>> = PerSide()

  init(_ mapping: Mapping, paired: Set<DeclarationID>) {
    for index in [mapping.swift, mapping.kotlin] {
      for entry in index.declarations where !entry.isShadowed {
        let isInitializer = entry.declaration.kind == .initializer
        guard isInitializer || !paired.contains(entry.id), let conversion = Self.conversion(of: entry, in: index) else {
          continue
        }
        known[index.side].insert(conversion)
        if isInitializer, entry.declaration.parameters.map(\.key) == [canonicalName("rawValue")] {
          ofRawValues[index.side].insert(conversion)
        }
      }
    }
  }

  /// Whether a member that has no counterpart makes one thing of another, and the other side has something that makes the
  /// same of the same: an initializer, or what has no counterpart either.
  package func isMadeOtherwise(_ member: DeclarationID, in mapping: Mapping) -> Bool {
    guard let conversion = Self.conversion(of: mapping[member], in: mapping.index(member.side)) else { return false }
    let other = member.side.other
    // Of a number or a text many things can be made in many ways; the case that it stands for is found in one.
    let isOfBasics =
      mapping.index(other).types(named: conversion.source).isEmpty
      && !Self.isForm(conversion.source, of: conversion.result)
    return (isOfBasics ? ofRawValues : known)[other].contains(conversion)
  }

  private static func conversion(of entry: IndexedDeclaration, in index: DeclarationIndex) -> Conversion? {
    let declaration = entry.declaration
    let tree = index.units[entry.unit].tree
    let owner = entry.parent.map { canonicalName(lastComponent(of: index[$0].declaration.name)) }
    let taken = declaration.parameters.first.flatMap(\.type).map { index.key(of: $0, in: tree) }
    let receiver = declaration.receiver.map { index.key(of: $0, in: tree) }
    switch declaration.kind {
    case .initializer:
      guard let taken, let owner else { return nil }
      return Conversion(source: taken, result: owner, others: declaration.parameters.count - 1)
    case .function, .property:
      // What waits asks somebody else.
      guard !declaration.isStored, !declaration.modifiers.contains(.async),
        let result = result(of: declaration, tree, index), let source = receiver ?? taken ?? owner, source != result,
        !index.types(named: result).isEmpty || isForm(result, of: source)
      else { return nil }
      let isTaken = receiver == nil && taken != nil
      return Conversion(source: source, result: result, others: declaration.parameters.count - (isTaken ? 1 : 0))
    default: return nil
    }
  }

  /// Whether a type that code not seen here declares is called as the other: `WireState` of `State`.
  private static func isForm(_ other: String, of type: String) -> Bool {
    other.count > type.count && (other.hasPrefix(type) || other.hasSuffix(type))
  }

  /// The type that a member gives: the one that it says, or the one that it makes and says nothing of.
  private static func result(of declaration: Declaration, _ tree: Tree, _ index: DeclarationIndex) -> String? {
    if let type = declaration.type { return index.key(of: tree.unwrappedType(type), in: tree) }
    guard let call = (declaration.body ?? declaration.getter).flatMap(tree.onlyResult), tree.kind(call) == .call,
      let callee = tree.children(call).first, tree.kind(callee) == .name
    else { return nil }
    return canonicalName(tree.label(callee))
  }
}
