internal import CodeModel
internal import Pairing

/// Two parameters whose names do not make them counterparts, and that may be so by their places.
struct FacingParameters {
  let swift: Parameter
  let left: Tree
  let kotlin: Parameter
  let right: Tree

  /// Whether two parameters have nothing in common but an everyday type that the callers of only one of them may leave
  /// without a value: `refreshJwt: String?` and `origin: String` are two things.
  var areStrangers: Bool {
    guard let type = swift.type, let other = kotlin.type, swift.name.count > 2, kotlin.name.count > 2 else {
      return false
    }
    let optionals = (left.kind(type) == .optionalType, right.kind(other) == .optionalType)
    guard optionals.0 != optionals.1 else { return false }
    let bare = (optionals.0 ? left.child(type, 0) : type, optionals.1 ? right.child(other, 0) : other)
    guard left.kind(bare.0) == .typeName, right.kind(bare.1) == .typeName,
      left.label(bare.0) == right.label(bare.1), !areThings
    else { return false }
    return areCalledOtherwise
  }

  /// Whether neither the names nor the types have anything in common: `time: Date?` and `withGroups: Boolean`.
  var areApart: Bool {
    guard let type = swift.type, let other = kotlin.type, !swift.name.isEmpty, !swift.isVariadic, !kotlin.isVariadic,
      areCalledOtherwise
    else { return false }
    let families = (TypeFamily(type, left), TypeFamily(other, right))
    switch families {
    case (.unknown, .unknown): return false
    // A name that no table knows may stand for a text, a list or a closure, but hardly for yes or no.
    case (.unknown, .truth): return isThing(type, left)
    case (.truth, .unknown): return isThing(other, right)
    case (.unknown, _), (_, .unknown): return false
    default: return families.0 != families.1
    }
  }

  /// Whether one says yes or no and the other is a thing that the code or a library has a name for, whatever the
  /// parameters are called.
  var areTruthAndThing: Bool {
    guard let type = swift.type, let other = kotlin.type else { return false }
    switch (TypeFamily(type, left), TypeFamily(other, right)) {
    case (.unknown, .truth): return isThing(type, left)
    case (.truth, .unknown): return isThing(other, right)
    default: return false
    }
  }

  /// Whether both are such things.
  var areThings: Bool {
    guard let type = swift.type, let other = kotlin.type else { return false }
    return (TypeFamily(type, left), TypeFamily(other, right)) == (.unknown, .unknown) && isThing(type, left)
      && isThing(other, right)
  }

  /// Whether the types are the same as far as they are said.
  var areAlike: Bool { swift.type == nil || kotlin.type == nil || areOfOneType }

  /// Whether both types are said and the same, but for what may be absent.
  var areOfOneType: Bool {
    guard let type = swift.type, let other = kotlin.type else { return false }
    return areSameTypes(type, left, other, right)
  }

  /// Whether both types are said, and are the same, two numbers, or two that no table knows.
  var mayBeOne: Bool {
    guard let type = swift.type, let other = kotlin.type else { return false }
    if areOfOneType { return true }
    let families = (TypeFamily(type, left), TypeFamily(other, right))
    if families == (.unknown, .unknown) { return true }
    return isNumber(type, left) && isNumber(other, right)
  }

  /// Whether nothing speaks for the two but that they stand between the same others.
  var faceOnlyByPlace: Bool { swift.type != nil && kotlin.type != nil && areCalledOtherwise && !mayBeOne }

  private func isNumber(_ type: NodeID, _ tree: Tree) -> Bool {
    ["Int", "Long", "Short", "UInt", "Double", "Float"].contains(tree.label(tree.unwrappedType(type)))
  }

  private var areCalledOtherwise: Bool {
    [swift.name, swift.label ?? ""].allSatisfy { name in
      name.isEmpty || name == "_" || nameSimilarity(name, kotlin.name) == 0
    }
  }

  /// Whether a type has a name of its own and no truth in it: neither `T` nor `Binding<Bool>`.
  private func isThing(_ type: NodeID, _ tree: Tree) -> Bool {
    let bare = tree.unwrappedType(type)
    guard tree.kind(bare) == .typeName, tree.label(bare).count > 2, tree.label(bare) != "Any" else { return false }
    return !tree.preorder(bare).contains { tree.kind($0) == .typeName && tree.label($0) == "Bool" }
  }
}

/// What values of a type are, roughly: values of two families never stand for each other.
private enum TypeFamily {
  case truth
  /// A number, a text, a moment: each platform writes some of them as others.
  case value
  case list
  case map
  case function
  case unknown

  init(_ type: NodeID, _ tree: Tree) {
    let bare = tree.unwrappedType(type)
    if tree.kind(bare) == .functionType {
      self = .function
      return
    }
    self = tree.kind(bare) == .typeName ? TypeFamily.known[tree.label(bare)] ?? .unknown : .unknown
  }

  private static let known: [String: TypeFamily] = [
    "Bool": .truth, "String": .value, "Character": .value, "Int": .value, "Long": .value, "Short": .value,
    "Byte": .value, "UInt": .value, "Double": .value, "Float": .value, "Date": .value, "Duration": .value,
    "LocalDate": .value, "Url": .value, "Uuid": .value, "List": .list, "Set": .list, "Map": .map,
  ]
}

/// Whether two types of two trees are spelt the same in their normal forms, but for what may be absent.
func areSameTypes(_ a: NodeID, _ left: Tree, _ b: NodeID, _ right: Tree) -> Bool {
  let bare = (left.unwrappedType(a), right.unwrappedType(b))
  guard left.kind(bare.0) == right.kind(bare.1), left.childCount(bare.0) == right.childCount(bare.1),
    left.label(bare.0) == right.label(bare.1)
  else { return false }
  return zip(left.children(bare.0), right.children(bare.1)).allSatisfy { areSameTypes($0, left, $1, right) }
}
