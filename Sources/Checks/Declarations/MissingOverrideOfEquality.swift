internal import CodeModel
internal import Comparison
internal import FindingModel
internal import Pairing
internal import SourceModel

extension Check {
  /// Which types say on one side only when two of their values are equal?
  static let missingOverrideOfEquality = Check("missing-override-of-equality") { twin in
    twin.types.flatMap { number -> [Violation] in
      let pair = twin.mapping.types[number]
      let equalities = twin.loneMembers.filter {
        let entry = twin.mapping[$0.declaration]
        return $0.owner == number && isEquality(entry) && entry.declaration.body != nil
      }
      // Objective-C asks for what `NSObject` calls it, whoever compares; it is none the less what Kotlin's stands for.
      let own = equalities.filter { twin.mapping[$0.declaration].declaration.name != "isEqual" }
      let sides = Set(equalities.map(\.declaration.side))
      guard own.count == 1, sides.count == 1 else { return [] }
      return own.compactMap { lone in
        let entry = twin.mapping[lone.declaration]
        let other = lone.declaration.side == .swift ? pair.kotlin : pair.swift
        if isComparedByFileFunction(twin.mapping[other], in: twin) { return nil }
        let ignored = ignoredProperties(entry, of: pair[lone.declaration.side], in: twin)
        // Where the other language compares every property by itself, to spell it out changes nothing.
        guard !comparesByItself(twin.mapping[other].declaration) || !ignored.isEmpty && !delegates(entry, in: twin)
        else {
          return nil
        }
        let side = lone.declaration.side
        let isComparedOtherwise = comparesByItself(twin.mapping[other].declaration)
        // Tests compare Swift's errors. Nobody looks for a Kotlin exception that is equal to another.
        let isException =
          side == .swift && twin.mapping[other].declaration.modifiers.contains(.described)
          && !isComparedOtherwise
        let isImplementation = twin.areImplementation(pair.swift, pair.kotlin)
        var violation = Violation(
          check: "missing-override-of-equality",
          values: [
            "name": twin.mapping[other].declaration.name, "side": side.languageName, "other": side.other.languageName,
            "how": isComparedOtherwise ? "compares all that they hold" : "does not",
          ], confidence: (isException || isImplementation) && !twin.isAboutChange ? .low : .high,
          member: twin.memberName(lone.declaration),
          primary: twin.nameSite(lone.declaration), counterpart: twin.nameSite(other),
          identity: ["missing-override-of-equality", twin.identityPath(lone.declaration)])
        if !isComparedOtherwise { violation.habitWords = [side.rawValue] }
        return violation
      }
    }
  }
}

/// Swift's `==` and what `NSObject` calls it, and Kotlin's `equals`.
private func isEquality(_ entry: IndexedDeclaration) -> Bool {
  ["==", "equals"].contains(entry.key)
    || entry.declaration.name == "isEqual" && entry.declaration.modifiers.contains(.override)
      && entry.declaration.parameters.count == 1
}

/// Whether a `==` outside of the type takes two of its values: `func == (left: Place, right: Place) -> Bool`.
private func isComparedByFileFunction(_ type: IndexedDeclaration, in twin: ComparedTwin) -> Bool {
  let index = twin.mapping.index(type.id.side)
  return twin.kinship.unpaired(named: "==", on: type.id.side).contains { id in
    let entry = index[id]
    guard entry.parent == nil, entry.declaration.parameters.count == 2 else { return false }
    let tree = index.units[entry.unit].tree
    return entry.declaration.parameters.allSatisfy { parameter in
      parameter.type.map { tree.kind($0) == .typeName && index.key(of: $0, in: tree) == type.key } ?? false
    }
  }
}

/// Data and value classes, structs and enumerations, and classes for which a compiler plugin writes the comparison. Of a
/// sealed type each subclass that carries something has to be one.
private func comparesByItself(_ type: Declaration) -> Bool {
  if type.kind == .enum, type.modifiers.contains(.sealed) {
    return type.members.allSatisfy { member in
      member.kind != .enumCase || member.parameters.isEmpty || !member.modifiers.isDisjoint(with: [.data, .valued])
    }
  }
  return type.kind == .struct || type.kind == .enum || !type.modifiers.isDisjoint(with: [.data, .value, .valued])
}

/// Whether a function hands a whole value to another one, which may look at any of its properties.
private func delegates(_ function: IndexedDeclaration, in twin: ComparedTwin) -> Bool {
  let tree = twin.mapping.index(function.id.side).unit(of: function.id).tree
  guard let body = function.declaration.body else { return false }
  let values = Set(function.declaration.parameters.map(\.key))
  return tree.preorder(body).contains { node in
    guard tree.kind(node) == .argument, let value = tree.children(node).first else { return false }
    return tree.kind(value) == .self || tree.kind(value) == .name && values.contains(canonicalName(tree.label(value)))
  }
}

/// The stored properties of a type that a function does not mention.
private func ignoredProperties(_ function: IndexedDeclaration, of type: DeclarationID, in twin: ComparedTwin)
  -> [String]
{
  let index = twin.mapping.index(type.side)
  let tree = index.unit(of: function.id).tree
  let mentioned = Set(function.declaration.body.map { tree.preorder($0).map { canonicalName(tree.label($0)) } } ?? [])
  return index[type].children.map { index[$0] }
    .filter {
      $0.declaration.kind == .property && $0.declaration.body == nil && !$0.declaration.modifiers.contains(.static)
        && !$0.declaration.accessors.contains { $0.kind == .get }
    }
    .map(\.key).filter { !mentioned.contains($0) }
}
