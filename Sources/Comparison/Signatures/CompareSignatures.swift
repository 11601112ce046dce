internal import CodeModel
internal import Pairing
internal import SourceModel

/// Compares everything about two members that a caller sees.
struct SignatureComparison {
  let swift: Declaration
  let kotlin: Declaration
  let left: SourceUnit
  let right: SourceUnit
  let types: TypeComparison
  let leftFingerprints: Fingerprints
  let rightFingerprints: Fingerprints
  /// Both enclosing types are classes without initializers of their own, so a property's value stands at the property.
  let mayCompareInitialValues: Bool
  let plumbing: Plumbing
  /// The canonical name of the type whose members both are, if they are and it has one name.
  let owner: String?
  /// The Kotlin type is written and read by a library, which wants a default where it leaves a property out.
  let isSerialized: Bool
  let constants: PerSide<NamedConstants>
  let parameters: PerSide<DeclaredParameters>

  func differences() -> [SignatureDifference] {
    let links = linkParameters(swift.parameters, kotlin.parameters, in: (left.tree, right.tree))
    return missingParameters(links) + parameterTypes(links) + defaultValues(links) + initialValue()
      + parameterOrder(links)
      + resultType() + effects()
  }

  // MARK: Parameters

  private func missingParameters(_ links: [ParameterLink]) -> [SignatureDifference] {
    guard haveComparableParameters(swift, kotlin) else { return [] }
    // Two of which each is all that its function takes were hardly meant to be one.
    let areSole = swift.parameters.count == 1 && kotlin.parameters.count == 1
    return links.compactMap { link in
      switch (link.swift, link.kotlin) {
      // What fills a property is told of the property.
      case (let i?, nil) where swift.parameters[i].property != nil: nil
      case (nil, let j?) where kotlin.parameters[j].property != nil: nil
      // What a function of the type takes, one of the value has.
      // What every exception has may be taken by one of them; what marks a line is asked for by the platform's log.
      case (let i?, nil) where isMark(swift.parameters[i]): nil
      case (nil, let j?) where isOfException(kotlin.parameters[j]) || isMark(kotlin.parameters[j]): nil
      case (let i?, nil):
        SignatureDifference(
          .missingParameter, parameter: displayName(swift.parameters[i]), swift: swift.parameters[i].range,
          kotlin: kotlin.nameRange, presentSide: .swift,
          isWeak: areSole || isCustom(swift.parameters[i], left.tree))
      case (nil, let j?):
        SignatureDifference(
          .missingParameter, parameter: displayName(kotlin.parameters[j]), swift: swift.nameRange,
          kotlin: kotlin.parameters[j].range, presentSide: .kotlin,
          isWeak: areSole || isCustom(kotlin.parameters[j], right.tree))
      default: nil
      }
    }
  }

  /// `override val cause: Throwable? = null`, and the `message: String? = null` of what is a case of an error.
  private func isOfException(_ parameter: Parameter) -> Bool {
    parameter.name == "cause" && parameter.modifiers.contains(.override)
      || kotlin.kind == .enumCase && kotlin.modifiers.contains(.described) && parameter.name == "message"
        && parameter.defaultValue.map(right.tree.kind) == .null
  }

  /// `tag: String? = null`, `tag: String = TAG`
  private func isMark(_ parameter: Parameter) -> Bool { parameter.name == "tag" && parameter.defaultValue != nil }

  /// Callbacks and what the platform hands around have no counterpart by design.
  private func isCustom(_ parameter: Parameter, _ tree: Tree) -> Bool {
    if plumbing.isCustomary(parameter: parameter.name) { return true }
    // A delegate's method names and passes who calls it; a listener's need not.
    let names = (canonicalName(swift.name), canonicalName(parameter.name))
    if parameter.name.count > 3, names.0.hasPrefix(names.1) { return true }
    if parameter.name.count > 3, parameter.label == "_", names.0.hasSuffix(names.1), swift.parameters.count > 1 {
      return true
    }
    guard let type = parameter.type else { return false }
    return tree.preorder(type).contains { tree.kind($0) == .functionType }
      && swift.parameters.count != kotlin.parameters.count
  }

  private func parameterTypes(_ links: [ParameterLink]) -> [SignatureDifference] {
    links.compactMap { link in
      guard let i = link.swift, let j = link.kotlin else { return nil }
      let (parameter, other) = (swift.parameters[i], kotlin.parameters[j])
      guard let type = parameter.type, let otherType = other.type, !areRestated(parameter, other),
        !takeOneSpan(parameter, other), !areTextAndCase((parameter.defaultValue, type), (other.defaultValue, otherType))
      else { return nil }
      // `T...` is a list of `T` to the function itself.
      let a = other.isVariadic && !parameter.isVariadic ? element(of: type, left.tree) : type
      let b = parameter.isVariadic && !other.isVariadic ? element(of: otherType, right.tree) : otherType
      var difference = typeDifference(
        a, b, kinds: (.parameterType, .parameterNullability), name: displayName(parameter), swift: parameter.range,
        kotlin: other.range, isResource: isResource(other.attributes))
      if a != type { difference?.swiftText = left.file.text(in: left.tree.range(type)) }
      if b != otherType { difference?.kotlinText = right.file.text(in: right.tree.range(otherType)) }
      return difference
    }
  }

  /// What a list holds; the type itself where it is none.
  private func element(of type: NodeID, _ tree: Tree) -> NodeID {
    let isList = tree.kind(type) == .listType || tree.kind(type) == .typeName && tree.label(type) == "List"
    return isList ? tree.children(type).first ?? type : type
  }

  /// Whether only the first may be absent; that its default is `null` follows, and is told by the types.
  private func isOptionalOnly(_ parameter: Parameter, _ tree: Tree, _ other: Parameter, _ otherTree: Tree) -> Bool {
    guard let type = parameter.type, let otherType = other.type else { return false }
    return tree.kind(type) == .optionalType && otherTree.kind(otherType) != .optionalType
  }

  /// Whether both fill a property; then type and value are told of the property.
  private func areRestated(_ parameter: Parameter, _ other: Parameter) -> Bool {
    parameter.property != nil && other.property != nil
  }

  /// Whether the defaults of two parameters that fill a property are compared as its initial values, or say nothing.
  private func isToldOfProperty(_ value: NodeID?, _ other: NodeID?) -> Bool {
    mayCompareInitialValues || (value == nil) == (other == nil)
      || [value.map(left.tree.kind), other.map(right.tree.kind)].contains(.null)
  }

  private func displayName(_ parameter: Parameter) -> String {
    parameter.name.isEmpty ? parameter.label ?? "_" : parameter.name
  }

  private func typeDifference(
    _ a: NodeID, _ b: NodeID, kinds: (SignatureDifference.Kind, SignatureDifference.Kind), name: String,
    swift: ByteRange, kotlin: ByteRange, isResource: Bool
  ) -> SignatureDifference? {
    let texts = (
      left.file.text(in: left.tree.range(a)), withoutInnerAnnotations(right.file.text(in: right.tree.range(b)))
    )
    switch types.verdict(a, b) {
    case .equal: return nil
    case .nullability(let side, let isInside):
      return SignatureDifference(
        kinds.1, parameter: name, swift: swift, kotlin: kotlin, swiftText: texts.0, kotlinText: texts.1,
        presentSide: side, isWeak: isInside, isInside: isInside)
    case .different(let isWeak):
      return SignatureDifference(
        kinds.0, parameter: name, swift: swift, kotlin: kotlin, swiftText: texts.0, kotlinText: texts.1,
        isWeak: isWeak || areSpans(texts.0, texts.1, name) || isResource && texts.1.hasPrefix("Int"))
    }
  }

  /// `@StringRes title: Int` is a text that the platform keeps elsewhere, and gives out for a number.
  private func isResource(_ attributes: [Attribute]) -> Bool {
    attributes.contains { $0.name.hasSuffix("Res") && $0.name.count > 3 }
  }

  /// A span of time is seconds with a fraction on the one platform, a count of milliseconds on the other; whether the
  /// numbers fit is what a hazard asks.
  private func areSpans(_ swift: String, _ kotlin: String, _ name: String) -> Bool {
    let type = swift.filter { $0 != "?" && $0 != "!" }
    return ["Long", "Int"].contains(kotlin.filter { $0 != "?" })
      && (["TimeInterval", "CFTimeInterval"].contains(type) || type == "Double" && tellsOfTime(name)
        || isNamedAsUnit(type))
  }

  private func defaultValues(_ links: [ParameterLink]) -> [SignatureDifference] {
    links.compactMap { link in
      guard let i = link.swift, let j = link.kotlin else { return nil }
      let (parameter, other) = (swift.parameters[i], kotlin.parameters[j])
      if areRestated(parameter, other), isToldOfProperty(parameter.defaultValue, other.defaultValue) { return nil }
      switch (parameter.defaultValue, other.defaultValue) {
      case (nil, nil): return nil
      case (let a?, _) where saysWhereItIsCalled(a): return nil
      case (nil, .some) where isLeftOut(other.attributes) || isMark(other): return nil
      case (.some, nil) where isMark(parameter): return nil
      case (nil, let b?) where swift.kind == .enumCase && right.tree.kind(b) == .null: return nil
      case (let a?, let b?):
        let found = valueDivergences(a, b)
        guard !found.isEmpty, !areSameSpan(parameter, a, other, b) else { return nil }
        return SignatureDifference(
          .defaultValue, parameter: displayName(parameter), swift: parameter.range, kotlin: other.range,
          swiftText: left.file.text(in: left.tree.range(a)), kotlinText: right.file.text(in: right.tree.range(b)),
          isWeak: !left.tree.kind(a).isLiteral && !right.tree.kind(b).isLiteral && !found.contains(.literal)
            && !areTwoDefaults(a, left, b, right))
      case (let a?, nil) where left.tree.kind(a) == .null && isOptionalOnly(parameter, left.tree, other, right.tree):
        return nil
      case (nil, let b?) where right.tree.kind(b) == .null && isOptionalOnly(other, right.tree, parameter, left.tree):
        return nil
      case (let a?, nil):
        // Who implements or overrides may not repeat a default; protocols cannot have any.
        return SignatureDifference(
          .defaultValue, parameter: displayName(parameter), swift: parameter.range, kotlin: other.range,
          swiftText: left.file.text(in: left.tree.range(a)), presentSide: .swift,
          isWeak: isOverride(kotlin) || isSharedInstance(a))
      case (nil, let b?):
        return SignatureDifference(
          .defaultValue, parameter: displayName(parameter), swift: parameter.range, kotlin: other.range,
          kotlinText: right.file.text(in: right.tree.range(b)), presentSide: .kotlin, isWeak: isOverride(swift))
      }
    }
  }

  /// `= #function`: what only Swift's compiler can fill in.
  private func saysWhereItIsCalled(_ value: NodeID) -> Bool {
    let names = ["function", "file", "fileid", "filepath", "line", "column", "dsohandle", "isolation"]
    return left.tree.kind(value) == .macro && names.contains(left.tree.label(value).lowercased())
  }

  /// Whether `@Transient` demands the default, as nothing that is read gives the value.
  func isLeftOut(_ attributes: [Attribute]) -> Bool {
    isSerialized && attributes.contains { lastComponent(of: $0.name) == "Transient" }
  }

  /// `= .standard`: what the platform has one of, and the other platform hands around.
  func isSharedInstance(_ value: NodeID) -> Bool {
    [.name, .member, .implicitMember].contains(left.tree.kind(value))
      && ["standard", "shared", "main", "default", "current"].contains(left.tree.label(value))
  }

  private func isOverride(_ declaration: Declaration) -> Bool {
    declaration.modifiers.contains(.override) || declaration.body == nil
  }

  /// How two values differ; nothing when they do not.
  private func valueDivergences(_ a: NodeID, _ b: NodeID) -> [Divergence.Kind] {
    if leftFingerprints.exact(a) == rightFingerprints.exact(b) { return [] }
    var comparer = BodyComparer(
      left: .init(tree: left.tree, fingerprints: leftFingerprints, file: left.file),
      right: .init(tree: right.tree, fingerprints: rightFingerprints, file: right.file),
      names: .init(
        aliases: types.aliases, parameters: parameters, constants: constants))
    comparer.compare(a, b)
    return comparer.found.map(\.divergence.kind)
  }

  /// Whether a value is a text on the one side, and the case of an enum that is known by this very text on the other:
  /// `type: String = "track"`, `type: Kind = Kind.TRACK`.
  private func areTextAndCase(
    _ own: (value: NodeID?, type: NodeID?), _ other: (value: NodeID?, type: NodeID?)
  ) -> Bool {
    guard let value = own.value, let known = other.value,
      (left.tree.kind(value) == .string) != (right.tree.kind(known) == .string)
    else { return false }
    // That one of them may be absent is another thing.
    let mayBeAbsent = (
      own.type.map { left.tree.kind($0) == .optionalType } ?? false,
      other.type.map { right.tree.kind($0) == .optionalType } ?? false
    )
    return mayBeAbsent.0 == mayBeAbsent.1 && valueDivergences(value, known).isEmpty
  }

  /// `TimeInterval = 30` and `Duration = 30.seconds`, `interval: Double = 30` and `interval: Long = 30_000`.
  func areSameSpan(_ parameter: Parameter, _ a: NodeID, _ other: Parameter, _ b: NodeID) -> Bool {
    mayBeOneSpan((displayName(parameter), parameter.type), left.tree, (displayName(other), other.type), right.tree)
      && isSameSpan(a, left.tree, b, right.tree)
  }

  private func parameterOrder(_ links: [ParameterLink]) -> [SignatureDifference] {
    let order = links.compactMap { link in link.swift.flatMap { i in link.kotlin.map { (i, $0) } } }
      .filter { swift.parameters[$0.0].key == kotlin.parameters[$0.1].key }
    let isSorted = zip(order, order.dropFirst()).allSatisfy { $0.1 < $1.1 }
    guard !isSorted else { return [] }
    // Labels say what is meant in Swift; a Kotlin call without names takes an argument for another one of its type.
    let mayBeMistaken = order.indices.contains { position in
      order[(position + 1)...].contains { later in
        later.1 < order[position].1 && haveOneType(kotlin.parameters[later.1], kotlin.parameters[order[position].1])
      }
    }
    // The first that another one stands in the place of.
    let inOrder = order.sorted { $0.1 < $1.1 }
    guard let place = order.indices.first(where: { order[$0].1 != inOrder[$0].1 }) else { return [] }
    return [
      SignatureDifference(
        .parameterOrder, swift: swift.parameters[order[place].0].range,
        kotlin: kotlin.parameters[inOrder[place].1].range,
        swiftText: swift.parameters.map(displayName).joined(separator: ", "),
        kotlinText: kotlin.parameters.map(displayName).joined(separator: ", "), isWeak: !mayBeMistaken)
    ]
  }

  private func haveOneType(_ parameter: Parameter, _ other: Parameter) -> Bool {
    guard let type = parameter.type, let otherType = other.type else { return false }
    return right.tree.isSame(type, otherType)
  }

  // MARK: Result and effects

  /// As written, or the name of a type that is only inferred.
  private func spelling(_ type: NodeID, _ unit: SourceUnit) -> String {
    isInferred(type, unit.tree) ? unit.tree.label(type) : unit.file.text(in: unit.tree.range(type))
  }

  func isInferred(_ type: NodeID, _ tree: Tree) -> Bool { tree.marks(type).contains(.synthesized) }

  private func resultType() -> [SignatureDifference] {
    guard swift.kind != .initializer, kotlin.kind != .initializer, swift.kind != .enumCase, kotlin.kind != .enumCase
    else { return [] }
    if areTextAndCase((swift.value, swift.type), (kotlin.value, kotlin.type)) || startWithOneSpan { return [] }
    switch (swift.type, kotlin.type) {
    // A type that was read off a literal is no promise; the literals are compared as values.
    case (let a?, let b?) where isInferred(a, left.tree) || isInferred(b, right.tree):
      guard types.areDifferentLiterals(a, b) else { return [] }
      return [
        SignatureDifference(
          .type, swift: swift.nameRange, kotlin: kotlin.nameRange, swiftText: spelling(a, left),
          kotlinText: spelling(b, right))
      ]
    case (let a?, let b?) where throwsWhatIsGiven(a, b): return []
    case (let a?, let b?):
      guard
        var difference = typeDifference(
          a, b, kinds: (.type, .nullability), name: "", swift: site(swift, left.tree.range(a)),
          kotlin: site(kotlin, right.tree.range(b)), isResource: isResource(kotlin.attributes))
      else { return [] }
      // `lateinit` and `T!` are how each language defers what is never absent afterwards.
      if difference.kind == .nullability {
        difference.isWeak =
          difference.isWeak || kotlin.modifiers.contains(.lateinit) || swift.modifiers.contains(.lateinit)
          || swift.modifiers.contains(.weak)
      }
      return [difference]
    case (let a?, nil) where returnsNothing(kotlin):
      guard !isVoid(a, left.tree) else { return [] }
      return [
        SignatureDifference(
          .type, swift: site(swift, left.tree.range(a)), kotlin: kotlin.nameRange,
          swiftText: left.file.text(in: left.tree.range(a)), kotlinText: "Unit",
          isWeak: swift.modifiers.contains(.async) || hasCompletion(kotlin, right.tree, over: swift)
            || kotlin.modifiers.contains(.async) && givesNothingLater(a))
      ]
    case (nil, let b?) where returnsNothing(swift):
      guard !isVoid(b, right.tree), !throwsWhatIsGiven(nil, b), !isJob(b) else { return [] }
      return [
        SignatureDifference(
          .type, swift: swift.nameRange, kotlin: site(kotlin, right.tree.range(b)), swiftText: "Void",
          kotlinText: right.file.text(in: right.tree.range(b)),
          isWeak: kotlin.modifiers.contains(.async) || changesWhatItTakes
            || hasCompletion(swift, left.tree, over: kotlin))
      ]
    default: return []
    }
  }

  /// From the name on, where the type stands behind it on the same declaration.
  private func site(_ declaration: Declaration, _ type: ByteRange) -> ByteRange {
    declaration.range.contains(type) && type.lower >= declaration.nameRange.lower
      ? declaration.kind == .property ? declaration.nameRange.union(type) : type : declaration.nameRange
  }

  /// Whether a function calls back with what the other one gives: its last parameter is a closure that the other lacks.
  private func hasCompletion(_ declaration: Declaration, _ tree: Tree, over other: Declaration) -> Bool {
    guard declaration.parameters.count > other.parameters.count, let type = declaration.parameters.last?.type else {
      return false
    }
    return tree.kind(tree.unwrappedType(type)) == .functionType
  }

  private func returnsNothing(_ declaration: Declaration) -> Bool {
    declaration.kind == .function && !declaration.hasExpressionBody
  }

  private func isVoid(_ node: NodeID, _ tree: Tree) -> Bool {
    tree.kind(node) == .typeName && ["Void", "Unit", "Never"].contains(tree.label(node))
  }

  /// `Future<Void>`, `Future<Void, Never>`: that it is done, later.
  private func givesNothingLater(_ type: NodeID) -> Bool {
    let names: Set<String> = ["future", "anypublisher", "single", "promise", "eventloopfuture", "observable", "task"]
    return left.tree.kind(type) == .typeName && names.contains(TypeMeanings.key(type, left.tree))
      && left.tree.children(type).first.map { isVoid($0, left.tree) } ?? false
  }

  /// What Kotlin's library gives for work that it has begun.
  private func isJob(_ type: NodeID) -> Bool {
    right.file.text(in: right.tree.range(type)) == "Job" && !types.rightDeclared.contains("job")
  }

  private func effects() -> [SignatureDifference] {
    guard swift.kind == .function, kotlin.kind == .function else { return [] }
    let isAsync = (swift.modifiers.contains(.async), kotlin.modifiers.contains(.async))
    guard isAsync.0 != isAsync.1 else { return [] }
    let side: Side = isAsync.0 ? .swift : .kotlin
    // Who takes more may call back with what the other one gives, which is the older way to be asynchronous.
    return [
      SignatureDifference(
        .async, swift: swift.nameRange, kotlin: kotlin.nameRange, presentSide: side,
        isWeak: swift.parameters.count != kotlin.parameters.count)
    ]
  }
}
