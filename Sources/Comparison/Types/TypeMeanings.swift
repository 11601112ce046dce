internal import CodeModel
internal import Pairing
internal import SourceModel

/// A type by what it means: an alias is what it stands for, and a result is a result, whatever a team calls its own.
indirect enum TypeShape: Hashable {
  /// Canonical, with what it is given.
  case name(String, [TypeShape])
  /// Of a success with a value; the type of the error has no twin.
  case result(TypeShape)
  case optional(TypeShape)
  /// The types of the parameters, and of the result at the end.
  case function([TypeShape])
  case other(NodeKind, [TypeShape])

  fileprivate var isOptional: Bool {
    if case .optional = self { true } else { false }
  }

  /// Whether it is a function by itself, which may be absent.
  fileprivate var isFunction: Bool {
    switch self {
    case .function: true
    case .optional(let inner): inner.isFunction
    case .name, .result, .other: false
    }
  }

  /// How many parts it has, itself included.
  fileprivate var size: Int {
    switch self {
    case .optional(let inner), .result(let inner): 1 + inner.size
    case .name(_, let parts), .function(let parts), .other(_, let parts): parts.reduce(1) { $0 + $1.size }
    }
  }
}

/// What the names of one side's types stand for beyond themselves: aliases that take types
/// (`typealias Completion<T> = (Result<T, Failure>) -> Void`), and enums that are the library's `Result` by another
/// name.
struct TypeMeanings: Sendable {
  private struct Alias: Sendable {
    var unit: Int
    var type: NodeID
    /// Canonical.
    var parameters: [String]
  }

  /// Aliases of aliases end here.
  private static let depthLimit = 8
  /// So many parts may a type have.
  private static let sizeLimit = 10_000

  private let index: DeclarationIndex
  private var aliases: [String: Alias] = [:]
  private var results: Set<String> = []
  /// The same of one type of value each: where that stands.
  private var plainResults: [String: (unit: Int, type: NodeID)] = [:]
  /// The same, enums of two cases, each with one value, and what libraries call such: a value or what stands in its place.
  private var outcomes: Set<String> = []
  /// Enums of which one case each holds a text, a truth or a number, as the values of JSON are.
  private var openValues: Set<String> = []
  /// Interfaces of one function → how many parameters that has; `nil` where it is inherited.
  private var functions: [String: Int?] = [:]

  init(_ index: DeclarationIndex) {
    self.index = index
    var ambiguous: Set<String> = []
    for entry in index.declarations {
      let declaration = entry.declaration
      if TypeMeanings.holdsOpenValues(entry, in: index) { openValues.insert(entry.key) }
      let isResult = TypeMeanings.isResult(entry, in: index)
      if isResult { results.insert(entry.key) }
      if let type = TypeMeanings.successOfPlainResult(entry) { plainResults[entry.key] = (entry.unit, type) }
      if isResult || TypeMeanings.isOutcome(entry.declaration) { outcomes.insert(entry.key) }
      if declaration.modifiers.contains(.functional) {
        functions[entry.key] = declaration.members.first { $0.kind == .function }?.parameters.count
      }
      guard declaration.kind == .typeAlias, let type = declaration.type else { continue }
      if aliases[entry.key] != nil || !index.types(named: entry.key).isEmpty { ambiguous.insert(entry.key) }
      aliases[entry.key] = Alias(
        unit: entry.unit, type: type, parameters: declaration.typeParameters.map { canonicalName($0.name) })
    }
    for key in ambiguous { aliases[key] = nil }
    // A name that two types share says of neither what it is.
    results = results.filter { index.types(named: $0).count == 1 }
    plainResults = plainResults.filter { index.types(named: $0.key).count == 1 }
    if isLibraryType("result") { results.insert("result") }
    outcomes = outcomes.filter { index.types(named: $0).count == 1 }
    for name in ["result", "either"] where isLibraryType(name) { outcomes.insert(name) }
  }

  /// Whether a library's type that is given types is meant by its name. A type of the code that takes none, such as the
  /// `Result` inside of a screen's model, is not what is given one.
  private func isLibraryType(_ key: String) -> Bool {
    aliases[key] == nil && index.types(named: key).allSatisfy { index[$0].declaration.typeParameters.isEmpty }
  }

  /// Whether types of a name hold a value or what went wrong.
  func areOutcomes(named key: String) -> Bool { outcomes.contains(key) }

  /// Whether types of a name hold any value of JSON.
  func areOpenValues(named key: String) -> Bool { openValues.contains(key) }

  private static func holdsOpenValues(_ entry: IndexedDeclaration, in index: DeclarationIndex) -> Bool {
    guard entry.declaration.kind == .enum else { return false }
    let cases = entry.declaration.members.filter { $0.kind == .enumCase && $0.parameters.count == 1 }
    let kinds: [String: Int] = ["string": 0, "bool": 1, "int": 2, "double": 2, "float": 2, "long": 2, "number": 2]
    let tree = index.units[entry.unit].tree
    return Set(cases.compactMap { tree.plainTypeKey($0.parameters[0].type) }.compactMap { kinds[$0] }).count > 1
  }

  private static func isOutcome(_ declaration: Declaration) -> Bool {
    guard declaration.kind == .enum, !declaration.typeParameters.isEmpty else { return false }
    let cases = declaration.members.filter { $0.kind == .enumCase }
    return cases.count == 2 && cases.allSatisfy { $0.parameters.count == 1 }
  }

  /// Whether an enum has a success with a value and a failure, and nothing else: what the library has, too. Beside the value
  /// and the error either may tell more, such as the headers of an answer.
  static func isResult(_ entry: IndexedDeclaration, in index: DeclarationIndex) -> Bool {
    let declaration = entry.declaration
    guard !declaration.typeParameters.isEmpty, let (success, failure) = successAndFailure(of: declaration),
      !carriedTypes(failure).isEmpty
    else { return false }
    // What is carried is what the type is given; a subclass may have a letter of its own for it.
    let tree = index.units[entry.unit].tree
    let given = (declaration.typeParameters + success.typeParameters).map { canonicalName($0.name) }
    let carried = carriedTypes(success).compactMap { tree.plainTypeKey($0) }.filter {
      $0.count == 1 || given.contains($0)
    }
    return carried.count == 1
  }

  /// What is a success of an enum that is given no types, and has a success with one value, a failure, and nothing else.
  private static func successOfPlainResult(_ entry: IndexedDeclaration) -> NodeID? {
    guard entry.declaration.typeParameters.isEmpty, let (success, _) = successAndFailure(of: entry.declaration) else {
      return nil
    }
    let carried = carriedTypes(success)
    return carried.count == 1 ? carried[0] : nil
  }

  /// The two cases of a type that is a success or a failure; classes that do more than carry something are none.
  private static func successAndFailure(of type: Declaration) -> (success: Declaration, failure: Declaration)? {
    guard type.kind == .enum || type.modifiers.contains(.sealed) else { return nil }
    let cases = type.members.filter { $0.kind == .enumCase || $0.kind == .class }
    guard cases.count == 2, let success = cases.first(where: { $0.key == "success" }),
      let failure = cases.first(where: { ["failure", "error"].contains($0.key) })
    else { return nil }
    return (success, failure)
  }

  /// The types of what a case carries, or of what values of a class keep.
  private static func carriedTypes(_ declaration: Declaration) -> [NodeID?] {
    declaration.kind == .enumCase
      ? declaration.parameters.map(\.type) : declaration.members.filter(\.isStoredByEachValue).map(\.type)
  }

  /// Whether a type names anything that stands for something else.
  func concern(_ type: NodeID, in tree: Tree) -> Bool {
    tree.preorder(type).contains { node in
      guard tree.kind(node) == .typeName else { return false }
      let key = TypeMeanings.key(node, tree)
      return results.contains(key) || plainResults[key] != nil || aliases[key] != nil
    }
  }

  /// - Returns: `nil` for a type that its aliases make larger than any that people write: each `P` of `P<P<P<Int>>>`
  ///   may double what it is given.
  func shape(_ type: NodeID, in tree: Tree) -> TypeShape? {
    var room = TypeMeanings.sizeLimit
    let shape = shape(type, in: tree, [:], depth: 0, &room)
    return room < 0 ? nil : shape
  }

  /// - Parameter room: how large the type may still become; there is nothing in what stands where none is left.
  private func shape(
    _ node: NodeID, in tree: Tree, _ given: [String: TypeShape], depth: Int, _ room: inout Int
  ) -> TypeShape {
    room -= 1
    guard room >= 0 else { return .other(tree.kind(node), []) }
    func children() -> [TypeShape] { tree.children(node).map { shape($0, in: tree, given, depth: depth, &room) } }
    switch tree.kind(node) {
    case .typeName:
      let key = TypeMeanings.key(node, tree)
      if let known = given[key] {
        room -= known.size
        return known
      }
      let arguments = children()
      if results.contains(key), let first = arguments.first { return .result(first) }
      if let plain = plainResults[key], depth < TypeMeanings.depthLimit {
        return .result(shape(plain.type, in: index.units[plain.unit].tree, [:], depth: depth + 1, &room))
      }
      guard depth < TypeMeanings.depthLimit, let alias = aliases[key], alias.parameters.count == arguments.count else {
        return .name(key, arguments)
      }
      let bound = Dictionary(zip(alias.parameters, arguments)) { first, _ in first }
      return shape(alias.type, in: index.units[alias.unit].tree, bound, depth: depth + 1, &room)
    case .optionalType: return .optional(shape(tree.child(node, 0), in: tree, given, depth: depth, &room))
    case .functionType: return .function(children())
    // Its name is its owner's affair.
    case .parameter where tree.childCount(node) > 0:
      return shape(tree.child(node, 0), in: tree, given, depth: depth, &room)
    default: return .other(tree.kind(node), children())
    }
  }

  /// Whether an interface of one function faces a function or another such interface, and both take as many values.
  func areFunctions(_ own: TypeShape, _ other: TypeShape, of others: TypeMeanings) -> Bool {
    guard !own.isFunction || !other.isFunction, let count = parameterCount(of: own),
      let otherCount = others.parameterCount(of: other)
    else { return false }
    return count == nil || otherCount == nil || count == otherCount
  }

  private func parameterCount(of shape: TypeShape) -> Int?? {
    switch shape {
    case .function(let parts): parts.count - 1
    case .optional(let inner): parameterCount(of: inner)
    case .name(let key, _): functions[key]
    case .result, .other: nil
    }
  }

  /// The canonical name of a type that goes by a name, whatever it is given.
  static func key(_ node: NodeID, _ tree: Tree) -> String { canonicalName(lastComponent(of: tree.label(node))) }
}

extension TypeComparison {
  /// Compares what two types mean where they name something that stands for something else; `nil` where they do not.
  func meaningVerdict(_ a: NodeID, _ b: NodeID) -> TypeVerdict? {
    guard leftMeanings.concern(a, in: left) || rightMeanings.concern(b, in: right) else { return nil }
    guard let own = leftMeanings.shape(a, in: left), let other = rightMeanings.shape(b, in: right) else {
      return nil
    }
    if matches(own, other, ignoringOptionality: false) { return .equal }
    if leftMeanings.areFunctions(own, other, of: rightMeanings) {
      return own.isOptional == other.isOptional
        ? .different(isWeak: true) : .nullability(optionalSide: own.isOptional ? .swift : .kotlin, isInside: false)
    }
    guard matches(own, other, ignoringOptionality: true) else { return nil }
    // What only a name's meaning says of a part of it is not said of the whole.
    guard own.isOptional != other.isOptional || left.kind(a) != .typeName || right.kind(b) != .typeName else {
      return .different(isWeak: false)
    }
    if own.isOptional != other.isOptional {
      return .nullability(optionalSide: own.isOptional ? .swift : .kotlin, isInside: false)
    }
    let counts = (optionals(own), optionals(other))
    return .nullability(optionalSide: counts.0 >= counts.1 ? .swift : .kotlin, isInside: true)
  }

  /// Whether a type of Kotlin's holds a value of a type of Swift's, or what went wrong, and nothing else.
  func isResult(_ outcome: NodeID, of value: NodeID) -> Bool {
    guard case .result(let inner)? = rightMeanings.shape(outcome, in: right),
      let own = leftMeanings.shape(value, in: left)
    else { return false }
    return matches(own, inner, ignoringOptionality: false)
  }

  private func matches(_ a: TypeShape, _ b: TypeShape, ignoringOptionality: Bool) -> Bool {
    func match(_ lefts: [TypeShape], _ rights: [TypeShape]) -> Bool {
      lefts.count == rights.count
        && zip(lefts, rights).allSatisfy { matches($0, $1, ignoringOptionality: ignoringOptionality) }
    }
    switch (a, b) {
    case (.optional(let a), .optional(let b)): return matches(a, b, ignoringOptionality: ignoringOptionality)
    case (.optional(let a), _) where ignoringOptionality: return matches(a, b, ignoringOptionality: true)
    case (_, .optional(let b)) where ignoringOptionality: return matches(a, b, ignoringOptionality: true)
    case (.result(let a), .result(let b)): return matches(a, b, ignoringOptionality: ignoringOptionality)
    case (.function(let a), .function(let b)): return match(a, b)
    case (.other(let kind, let a), .other(let other, let b)): return kind == other && match(a, b)
    case (.name(let name, let a), .name(let other, let b)):
      return namesMatch(name, other) && (a.isEmpty != b.isEmpty || match(a, b))
    default: return false
    }
  }

  private func optionals(_ shape: TypeShape) -> Int {
    switch shape {
    case .optional(let inner): 1 + optionals(inner)
    case .result(let inner): optionals(inner)
    case .name(_, let parts), .function(let parts), .other(_, let parts): parts.reduce(0) { $0 + optionals($1) }
    }
  }
}
