internal import CodeModel
internal import Pairing
internal import SourceModel

/// What two types have to do with each other.
enum TypeVerdict: Hashable {
  case equal
  /// Only one of them may be absent; or, `isInside`, only what one of them holds, takes or gives.
  case nullability(optionalSide: Side, isInside: Bool)
  /// `isWeak` when the names may well stand for one thing on the two platforms.
  case different(isWeak: Bool)
}

/// Compares types by the names that count: a name means the same as its counterpart's, a type parameter as any other.
struct TypeComparison {
  let left: Tree
  let right: Tree
  /// Swift key → Kotlin keys of types that are counterparts under different names.
  let aliases: [String: Set<String>]
  /// Names of type parameters in reach, canonical.
  let leftParameters: Set<String>
  let rightParameters: Set<String>
  /// Types that the sides declare, canonical.
  let leftDeclared: Set<String>
  let rightDeclared: Set<String>
  /// What the declared types that only wrap one value wrap, canonical.
  let leftWrapped: [String: String]
  let rightWrapped: [String: String]
  /// What the declared types conform to or inherit from, canonical.
  let leftSupertypes: [String: Set<String>]
  let rightSupertypes: [String: Set<String>]
  /// What the names of each side stand for.
  let leftMeanings: TypeMeanings
  let rightMeanings: TypeMeanings

  func verdict(_ a: NodeID, _ b: NodeID) -> TypeVerdict {
    if matches(a, b, ignoringOptionality: false) { return .equal }
    if matches(a, b, ignoringOptionality: true) {
      let outside = (left.kind(a) == .optionalType, right.kind(b) == .optionalType)
      if outside.0 != outside.1 { return .nullability(optionalSide: outside.0 ? .swift : .kotlin, isInside: false) }
      let counts = (optionals(a, left), optionals(b, right))
      return .nullability(optionalSide: counts.0 >= counts.1 ? .swift : .kotlin, isInside: true)
    }
    return meaningVerdict(a, b) ?? .different(isWeak: isWeak(a, b))
  }

  private func optionals(_ node: NodeID, _ tree: Tree) -> Int {
    tree.preorder(node).count { tree.kind($0) == .optionalType }
  }

  private func matches(_ a: NodeID, _ b: NodeID, ignoringOptionality: Bool) -> Bool {
    let kinds = (left.kind(a), right.kind(b))
    if kinds.0 == .optionalType, kinds.1 == .optionalType {
      return matches(left.child(a, 0), right.child(b, 0), ignoringOptionality: ignoringOptionality)
    }
    // Swift's `Any` holds `NSNull`, where Kotlin's wants the `?`.
    if kinds.0 == .typeName, kinds.1 == .optionalType, left.label(a) == "Any", right.label(right.child(b, 0)) == "Any" {
      return true
    }
    if kinds.0 != kinds.1, mayBothBeNull(a, b) { return true }
    if ignoringOptionality {
      if kinds.0 == .optionalType { return matches(left.child(a, 0), b, ignoringOptionality: true) }
      if kinds.1 == .optionalType { return matches(a, right.child(b, 0), ignoringOptionality: true) }
    }
    if kinds.0 == .starProjection || kinds.1 == .starProjection { return true }
    guard kinds.0 == kinds.1 else { return false }
    let (lefts, rights) = (Array(left.children(a)), Array(right.children(b)))
    if kinds.0 == .typeName {
      if areOpenValues(a, b) || areSetsOfOptions(a, b) { return true }
      let keys = (TypeMeanings.key(a, left), TypeMeanings.key(b, right))
      guard namesMatch(keys.0, keys.1) || joinedKey(a, left) == keys.1 || keys.0 == joinedKey(b, right) else {
        return false
      }
      // Arguments may be inferred or erased on one side.
      if lefts.isEmpty != rights.isEmpty { return true }
    }
    if kinds.0 == .parameter {
      guard let type = lefts.first, let other = rights.first else { return lefts.isEmpty && rights.isEmpty }
      return matches(type, other, ignoringOptionality: ignoringOptionality)
    }
    guard lefts.count == rights.count else { return false }
    return zip(lefts, rights).allSatisfy { matches($0, $1, ignoringOptionality: ignoringOptionality) }
  }

  /// `Order.Line` as one word: what stands inside a type on one side has the type in its name on the other.
  private func joinedKey(_ type: NodeID, _ tree: Tree) -> String? {
    let spelling = tree.soft(type).isEmpty ? tree.label(type) : tree.soft(type)
    guard spelling.contains("."), spelling.first?.isUppercase == true else { return nil }
    return canonicalName(spelling.filter { $0 != "." })
  }

  func namesMatch(_ a: String, _ b: String) -> Bool {
    a == b || aliases[a]?.contains(b) ?? false || (leftParameters.contains(a) && rightParameters.contains(b))
  }

  // MARK: Doubt

  /// A difference is certain between words that both languages share and types that the code itself declares; a type of
  /// a platform's library may be what the other platform calls otherwise.
  private func isWeak(_ a: NodeID, _ b: NodeID) -> Bool {
    let names = (bareName(a, left), bareName(b, right))
    guard let first = names.0, let second = names.1 else {
      // A function type against a named one, a tuple against a class: shapes that one language may lack.
      return left.kind(left.unwrappedType(a)) != right.kind(right.unwrappedType(b))
    }
    if namesMatch(canonicalName(first), canonicalName(second)) {
      // The difference is in the arguments.
      let arguments = (left.children(left.unwrappedType(a)), right.children(right.unwrappedType(b)))
      guard arguments.0.count == arguments.1.count else { return true }
      return zip(arguments.0, arguments.1).allSatisfy {
        matches($0, $1, ignoringOptionality: true) || isWeak($0, $1)
      }
    }
    if first == "Any" || second == "Any" { return false }
    if isObserved(a, left, as: b, right) || isObserved(b, right, as: a, left) { return true }
    // `org.json.JSONArray` is a library's, whatever the code itself calls so.
    if isOfPackage(a, left) || isOfPackage(b, right) { return true }
    // `Angle` around a `Double` is a `Double` to the other side, throughout.
    let keys = (canonicalName(first), canonicalName(second))
    if leftWrapped[keys.0] == keys.1 || rightWrapped[keys.1] == keys.0 { return true }
    // One side promises the type, the other gives what keeps the promise.
    if leftSupertypes[keys.0]?.contains(keys.1) ?? false || rightSupertypes[keys.1]?.contains(keys.0) ?? false {
      return true
    }
    let known = (isCertain(first, leftDeclared), isCertain(second, rightDeclared))
    guard known.0, known.1 else { return true }
    // `AnyPublisher` says of no publisher that it has a current value.
    if first == "Stream", second == "State" { return true }
    return isConvention(first, second) || isConvention(second, first)
  }

  /// A class may be observed as a whole, as by `@Observable`, where the other side's observed value says so itself.
  private func isObserved(_ state: NodeID, _ tree: Tree, as type: NodeID, _ other: Tree) -> Bool {
    guard tree.kind(state) == .typeName, tree.label(state) == "State", tree.childCount(state) == 1,
      let first = bareName(tree.child(state, 0), tree), let second = bareName(type, other)
    else { return false }
    return canonicalName(first) == canonicalName(second)
  }

  /// Whether a type is named with the package that it is from.
  private func isOfPackage(_ node: NodeID, _ tree: Tree) -> Bool {
    let bare = tree.unwrappedType(node)
    // What no table knows goes by its last word; with the package it is kept as it was written.
    let isCut = tree.label(bare).first?.isLowercase == true && !tree.soft(bare).isEmpty
    let label = isCut ? tree.soft(bare) : tree.label(bare)
    return label.contains(".") && label.first?.isLowercase == true
      && lastComponent(of: label).first?.isUppercase == true
  }

  /// Types that platforms customarily write as simpler ones: an instant is a `Date` or a count of milliseconds.
  private static let conventional: [String: Set<String>] = [
    "Date": ["Long", "Int", "Double", "String"], "Duration": ["Long", "Int", "Double"],
    "LocalDate": ["Date", "String"],
    "Image": ["Int"], "Color": ["Int", "String"], "Url": ["String", "File"], "Uuid": ["String"],
    "Bytes": ["String", "List"],
    "Calendar": ["TimeZone"],
  ]

  /// An error is a class of the team's own, a code or a text.
  private func isConvention(_ name: String, _ other: String) -> Bool {
    name == "Error" ? other != "Error" : TypeComparison.conventional[name]?.contains(other) ?? false
  }

  private func isCertain(_ name: String, _ declared: Set<String>) -> Bool {
    name.first?.isUppercase == true || declared.contains(name)
  }

  /// Whether two types cannot be written as the same literal: one of them was read off a literal.
  func areDifferentLiterals(_ a: NodeID, _ b: NodeID) -> Bool {
    guard let first = bareName(a, left).flatMap({ TypeComparison.literals[$0] }),
      let second = bareName(b, right).flatMap({ TypeComparison.literals[$0] })
    else { return false }
    return first != second
  }

  private static let literals: [String: String] = [
    "Int": "number", "Long": "number", "Short": "number", "Byte": "number", "UInt": "number", "Double": "number",
    "Float": "number", "String": "text", "Character": "text", "Bool": "truth",
  ]

  private func bareName(_ node: NodeID, _ tree: Tree) -> String? {
    let node = tree.unwrappedType(node)
    return tree.kind(node) == .typeName ? lastComponent(of: tree.label(node)) : nil
  }
}
