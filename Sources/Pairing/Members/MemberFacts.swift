internal import CodeModel
internal import SourceModel

/// What decides whether a member may be another's counterpart.
///
/// A class because every round of a pairing hands it on, and it is twenty lists and texts.
final class MemberFacts: Sendable {
  /// Kinds that may be counterparts of each other carry one class; `compatible` lists the looser combinations.
  enum Class: UInt8 {
    case function
    case property
    case initializer
    case enumCase
    case alias
    case type
    case subscripting
  }

  let id: DeclarationID
  let declaration: Declaration
  let memberClass: Class
  let key: String
  /// Of its name.
  let words: [String]
  /// The same without the words in which the names of all cases of its enum end.
  let stem: [String]
  let parameterNames: [String]
  /// Types, values and body together, for overloads and renames.
  let bag: LabelBag
  let size: Int
  /// What it gives, word by word; empty where nothing is written.
  let result: [String]
  /// What its values are, roughly.
  let family: ValueFamily
  /// Keeps a value: a property that does not compute what it gives.
  let isStored: Bool
  /// Whether it is the `id` that SwiftUI wants of what it lists, computed from what the type has anyway.
  let onlyIdentifies: Bool
  /// Waits for what it gives, or hands out a stream of it.
  let givesLater: Bool
  /// Hands over what it gives by calling what it takes.
  let callsBack: Bool
  /// Takes a value of a type that whoever calls it decides on.
  let takesGeneric: Bool
  /// The types of its parameters, as the normal form calls them; empty for those that are no plain names.
  let parameterTypes: [String]
  /// What it extends, in the body of another type or at file level, as the normal form calls it.
  let receiverType: String?
  /// The key of the declared type whose value it keeps.
  let keptType: String?
  /// Gives a value of a type that its side declares.
  let givesOwn: Bool
  /// Replaces a method that a library declares, whose name and parameters are not the code's own choice.
  let overridesForeign: Bool
  /// Of the name of the type that it stands in.
  let ownerWords: [String]
  /// Whether each parameter is of a type that is neither the language's nor the code's own.
  let takesForeign: [Bool]
  /// Stands in a class or struct of which there may be many values.
  private let isFieldOfClass: Bool
  /// Stands outside of the type whose member it counts as.
  private let isAddedToType: Bool
  /// Makes a value of the type that it stands in: a static function that gives one.
  let isFactory: Bool
  /// Whether its result may be absent.
  let givesOptional: Bool
  /// Finds a case of the enum that it stands in: a static function of one parameter, or what one was that is now held
  /// against initializers.
  let findsCase: Bool
  let isDeprecated: Bool
  /// What the values are that it gives one after another, by its name.
  let streamStem: String?
  /// The fingerprints of the raw value that is written for a case, and of the literals that it is made with; where it has
  /// none, those of the texts that its enum gives for it.
  let rawValues: Set<UInt64>
  /// The name under which a property is stored or sent, where its type is read or written as a whole: the one that is
  /// written for it, else its own.
  let storedNames: Set<String>
  /// The fingerprint of the text that a case stands for because its name says so, which is what the other side may write
  /// down: `case inTransit` beside `@SerialName("inTransit") TRANSIT`.
  private let impliedText: UInt64?
  /// The raw values of a case, whether they are written or follow from its name.
  var writtenValues: Set<UInt64> { impliedText.map { rawValues.union([$0]) } ?? rawValues }
  /// Names under which the other language may know it: `add(days:)` is `addDays`, `getName()` is `name`.
  let otherKeys: [(key: String, evidence: Evidence)]

  /// An initializer that only fills properties follows from them and needs no counterpart.
  var isMemberwise: Bool { declaration.modifiers.contains(.memberwise) }

  /// Seen by its own file only, or by its own type.
  var isPrivate: Bool { declaration.visibility == .private || declaration.visibility == .fileprivate }

  /// - Parameter carried: the name of the type of the one value that a case carries, where it counts as carrying what
  ///   that value holds.
  init?(
    _ entry: IndexedDeclaration, in index: DeclarationIndex, conventions: PairingConventions, carried: String? = nil
  ) {
    let declaration = entry.declaration
    guard let memberClass = MemberFacts.memberClass(of: declaration) else { return nil }
    self.id = entry.id
    self.declaration = declaration
    self.memberClass = memberClass
    self.key = entry.key
    words = CodeModel.words(of: declaration.name)
    let ending = declaration.kind == .enumCase ? entry.parent.map(index.caseTexts.commonEnding) ?? 0 : 0
    stem = words.dropLast(ending)
    parameterNames = declaration.parameters.map(\.key)
    let unit = index.units[entry.unit]
    // What the compiler numbers by itself tells two cases apart less than their names do.
    let nodes = declaration.ownNodes.filter {
      declaration.kind != .enumCase || !unit.tree.marks($0).contains(.synthesized)
    }
    bag = LabelBag(unit.tree, nodes)
    size = nodes.reduce(0) { $0 + index.fingerprints[entry.unit].size($1) }
    let owner = entry.parent.map { index[$0].key }
    let given = declaration.type.flatMap { typeName($0, in: unit.tree) }.map { canonicalName(lastPathComponent($0)) }
    givesOwn = given.map { !index.types(named: $0).isEmpty } ?? false
    overridesForeign =
      declaration.kind == .function && declaration.modifiers.contains(.override)
      && !(entry.parent.map { index.inherits(entry.key, by: $0) } ?? false)
    ownerWords = entry.parent.map { CodeModel.words(of: lastPathComponent(index[$0].declaration.name)) } ?? []
    let made = given ?? MemberFacts.made(by: declaration, in: unit.tree)
    let makesOwn =
      declaration.kind == .function && declaration.modifiers.contains(.static) && made != nil && made == owner
    isFactory = makesOwn
    givesOptional = declaration.type.map { unit.tree.kind($0) == .optionalType } ?? false
    result =
      declaration.type.map { type in
        unit.tree.preorder(type).map { canonicalName(lastPathComponent(unit.tree.label($0))) }.filter { !$0.isEmpty }
      } ?? []
    family = ValueFamily(of: declaration, in: unit.tree)
    isStored = declaration.isStored
    let enclosing = entry.parent.map { index[$0].declaration.kind }
    isAddedToType = declaration.receiver != nil || enclosing == .extension
    let answer = declaration.body.flatMap(unit.tree.onlyResult)
    onlyIdentifies =
      declaration.kind == .property && entry.key == "id"
      && answer.map { unit.tree.kind($0) == .self || canonicalName(unit.tree.label($0)) == "rawvalue" } ?? false
    isFieldOfClass = enclosing == .class || enclosing == .struct
    givesLater = declaration.givesLater(in: unit.tree)
    callsBack = declaration.callsBack(in: unit.tree)
    let typeParameters = Set(declaration.typeParameters.map { canonicalName($0.name) })
    takesGeneric =
      !typeParameters.isEmpty
      && declaration.parameters.contains { parameter in
        guard let type = parameter.type else { return false }
        return unit.tree.preorder(type).contains { node in
          [unit.tree.label(node), unit.tree.soft(node)].contains {
            !$0.isEmpty && ($0.hasPrefix("τ") || typeParameters.contains(canonicalName($0)))
          }
        }
      }
    parameterTypes = declaration.parameters.map { $0.type.flatMap { typeName($0, in: unit.tree) } ?? "" }
    receiverType = declaration.receiver.flatMap { typeName($0, in: unit.tree) }
    takesForeign = declaration.parameters.map { parameter in
      guard let type = parameter.type, let name = typeName(type, in: unit.tree) else { return false }
      let key = canonicalName(lastPathComponent(name))
      // `android.location.Address` is a library's, whatever the code itself calls so.
      let isOfPackage = [name, unit.tree.soft(type)].contains { $0.contains(".") && $0.first?.isLowercase == true }
      return isOfPackage
        || name.first?.isLowercase == true && index.types(named: key).isEmpty
          && !declaration.typeParameters.contains { canonicalName($0.name) == key } && !key.hasPrefix("τ")
    }
    isDeprecated = index.isDeprecated(entry.id)
    let isInEnum = entry.parent.map { index.isEnum($0) } ?? false
    findsCase =
      declaration.parameters.count == 1 && isInEnum
      && (makesOwn || declaration.kind == .initializer && !["init", "constructor"].contains(declaration.name))
    let values = declaration.arguments.map { unit.tree.child($0, 0) } + [declaration.value].compactMap { $0 }
    let written = Set(
      values.filter {
        declaration.kind == .enumCase && [.integer, .string].contains(unit.tree.kind($0))
          && !unit.tree.marks($0).contains(.synthesized)
          // Each side may keep one for what it does not know.
          && !(unit.tree.kind($0) == .integer && unit.tree.label($0).hasPrefix("-"))
      }.map { index.fingerprints[entry.unit].exact($0) })
    rawValues = declaration.kind == .enumCase && written.isEmpty ? index.caseTexts.texts(ofCase: entry.id) : written
    let isInCoded = entry.parent.map { index[$0].declaration.modifiers.contains(.coded) } ?? false
    storedNames = isInCoded ? MemberFacts.storedNames(of: declaration, in: unit.tree) : []
    impliedText =
      declaration.kind == .enumCase
      ? declaration.value.flatMap { value in
        unit.tree.kind(value) == .string && unit.tree.marks(value).contains(.synthesized)
          ? index.fingerprints[entry.unit].exact(value) : nil
      } : nil
    streamStem = conventions.synonyms.stem(ofStream: declaration.name, side: index.side)
    let isKept =
      declaration.kind == .property && declaration.body == nil && declaration.accessors.isEmpty
      && !declaration.modifiers.contains(.static)
    keptType = isKept ? given.flatMap { index.types(named: $0).isEmpty ? nil : $0 } : nil
    otherKeys =
      MemberFacts.otherKeys(of: declaration, words, side: index.side)
      + MemberFacts.caseKeys(of: entry, words, in: index)
      + (carried.map { [(key: canonicalName($0), evidence: .roleSuffix)] } ?? [])
      + MemberFacts.waitingKeys(of: declaration, words)
      + conventions.synonyms.keys(of: declaration.name, side: index.side)
      + conventions.synonyms.keys(ofEventIn: declaration.parameters)
      + (conventions.plumbing.viewStem(of: declaration, in: unit.tree, side: index.side)
        .map { [(key: "view " + $0, evidence: .viewPart)] } ?? [])
  }

  /// The key of what a function makes that says so by nothing else: `fun of(code: String) = Token(code)`.
  private static func made(by declaration: Declaration, in tree: Tree) -> String? {
    guard declaration.type == nil, declaration.hasExpressionBody, let body = declaration.body,
      let call = tree.onlyResult(of: body)
    else { return nil }
    guard tree.kind(call) == .call, tree.kind(tree.child(call, 0)) == .name else { return nil }
    return canonicalName(tree.label(tree.child(call, 0)))
  }

  /// Whether all that it takes and gives could be the other's: kinds, results and, of cases, what they carry.
  func mayStandFor(_ other: MemberFacts) -> Bool {
    guard memberClass == other.memberClass || MemberFacts.areCompatible(self, other),
      takenCount == other.takenCount || memberClass == .enumCase
    else { return false }
    return result.isEmpty || other.result.isEmpty || result == other.result
  }

  /// How many values it is given, what it extends among them.
  private var takenCount: Int { parameterNames.count + (receiverType == nil ? 0 : 1) }

  /// Whether all that a function takes is what a property extends: `isDue(_ task: Task)` and `val Task.isDue`.
  private func takesReceiver(of property: MemberFacts) -> Bool {
    guard let receiver = property.receiverType, parameterTypes.count == 1 else { return false }
    return canonicalName(parameterTypes[0]) == canonicalName(receiver)
  }

  private static func storedNames(of declaration: Declaration, in tree: Tree) -> Set<String> {
    guard declaration.isStoredByEachValue, !declaration.modifiers.contains(.unstored) else { return [] }
    guard let text = declaration.storedName else { return [declaration.name] }
    return tree.childCount(text) == 1 ? [tree.label(tree.child(text, 0))] : []
  }

  private static func memberClass(of declaration: Declaration) -> Class? {
    switch declaration.kind {
    case .function: .function
    case .property: .property
    case .initializer: .initializer
    case .enumCase: .enumCase
    case .typeAlias, .associatedType: .alias
    case .subscript: .subscripting
    case .class, .struct, .enum, .interface, .object, .actor, .annotation: .type
    case .extension, .initializerBlock, .deinitializer, .other: nil
    }
  }

  static func areCompatible(_ left: MemberFacts, _ right: MemberFacts) -> Bool {
    switch (left.memberClass, right.memberClass) {
    case (.function, .property): left.parameterNames.isEmpty && left.mayGive(right) || left.takesReceiver(of: right)
    // What a class adds to a type for its own use is no field of that.
    case (.property, .function):
      right.parameterNames.isEmpty && right.mayGive(left)
        && !(left.isStored && right.isPrivate && right.isAddedToType) || right.takesReceiver(of: left)
    // What each value of a class keeps is no case: `case street` of a `Field`, and `val street: String` of an address.
    case (.enumCase, .property): !right.isOfEachValue
    case (.property, .enumCase): !left.isOfEachValue
    case (.enumCase, .type), (.property, .alias): true
    case (.subscripting, .function): ["get", "set"].contains(right.key)
    default: false
    }
  }

  /// Whether it is a property that each value of its class keeps for itself.
  private var isOfEachValue: Bool { isFieldOfClass && declaration.isStoredByEachValue }

  /// Whether a function may give what a property gives: what gives nothing stands for a closure at most.
  private func mayGive(_ property: MemberFacts) -> Bool {
    family != .nothing || [.function, .nothing, .unknown].contains(property.family)
  }

  /// A case without the last words that all cases of its enum share, `goalEvent` beside `userEvent` is `goal`, and without
  /// the first one where that is the enum's own.
  private static func caseKeys(
    of entry: IndexedDeclaration, _ words: [String], in index: DeclarationIndex
  ) -> [(key: String, evidence: Evidence)] {
    guard entry.declaration.kind == .enumCase, let parent = entry.parent else { return [] }
    var keys: [(key: String, evidence: Evidence)] = []
    for count in 0..<index.caseTexts.commonEnding(in: parent) {
      keys.append((words.dropLast(count + 1).joined(), .roleSuffix))
    }
    // `case match = "REASON_MATCH"` is the `REASON_MATCH` of a side whose cases are called as they are sent.
    let tree = index.units[entry.unit].tree
    if let value = entry.declaration.value, !tree.marks(value).contains(.synthesized), let text = tree.plainText(value)
    {
      keys.append((canonicalName(text), .renamed))
    }
    // `ioError` of a `StoreError` is the `IoException` of a `StoreException`.
    if words.count > 1, words.last == "exception" {
      keys.append(((words.dropLast() + ["error"]).joined(), .roleSuffix))
    }
    if index.caseTexts.shareBeginning(in: parent) { keys.append((words.dropFirst().joined(), .roleAffix)) }
    return keys
  }

  /// What a function that waits goes by among its like: teams say that it does in its name, `awaitItems()`,
  /// `itemsAsync()`, where one that calls back stands beside it.
  private static func waitingKeys(
    of declaration: Declaration, _ words: [String]
  ) -> [(key: String, evidence: Evidence)] {
    guard declaration.kind == .function, declaration.modifiers.contains(.async) else { return [] }
    var rest = words[...]
    if rest.count > 1, rest.first == "await" { rest.removeFirst() }
    if rest.count > 1, rest.last == "async" { rest.removeLast() }
    return [("waiting " + rest.joined(), .accessorPrefix)]
  }

  /// The verbs of which a word may be the participle, by which Swift calls what leaves its receiver as it is: `merge` of
  /// `merging`, `plan` of `planned`.
  private static func verbs(ofParticiple word: String) -> [String] {
    guard let ending = ["ing", "ed"].first(where: { word.hasSuffix($0) && word.count > $0.count + 2 }) else {
      return []
    }
    let stem = String(word.dropLast(ending.count))
    let isDoubled = stem.count > 2 && stem.suffix(2).allSatisfy { $0 == stem.last }
    return [stem, stem + "e"] + (isDoubled ? [String(stem.dropLast())] : [])
  }

  private static func otherKeys(
    of declaration: Declaration, _ words: [String], side: Side
  ) -> [(key: String, evidence: Evidence)] {
    var keys: [(String, Evidence)] = []
    let name = declaration.name
    if declaration.kind == .function, let first = declaration.parameters.first, side == .swift {
      let label = first.label ?? first.name
      if label != "_" {
        // The normal form of `getValuesFor` goes by `valuesFor`.
        for name in words.count > 1 && words[0] == "get" ? [name, words.dropFirst().joined()] : [name] {
          keys.append((canonicalName(name + label), .foldedLabel))
          keys.append((canonicalName(name + label + first.name), .foldedLabel))
        }
        // `delay(forAttempt:)` is `delayFor(attempt)`.
        let parts = CodeModel.words(of: label)
        if parts.count > 1, prepositions.contains(parts[0]) {
          keys.append((canonicalName(name + parts[0]), .foldedLabel))
        }
        // What a builder is told: `with(timeout:)` is `timeout(…)`.
        if name == "with" { keys.append((canonicalName(label), .foldedLabel)) }
        if let type = declaration.parameters.first?.name, label == type {
          for preposition in prepositions {
            keys.append((canonicalName(name + preposition + label), .foldedLabel))
          }
        }
      } else {
        keys.append((canonicalName(name + first.name), .foldedLabel))
      }
    }
    if declaration.kind == .function, side == .swift, let first = words.first {
      for verb in verbs(ofParticiple: first) {
        keys.append((canonicalName(([verb] + words.dropFirst()).joined()), .synonym))
      }
    }
    if words.count > 1, ["get", "is", "has", "set", "on", "did", "fetch", "with"].contains(words[0]),
      declaration.kind == .function || declaration.kind == .property
    {
      keys.append((words.dropFirst().joined(), .accessorPrefix))
    }
    // `toKind()` and what computes it: `var kind: Kind`.
    if words.count > 1, words[0] == "to", declaration.kind == .function, declaration.parameters.isEmpty {
      keys.append((words.dropFirst().joined(), .accessorPrefix))
    }
    return keys.map { (key: $0.0, evidence: $0.1) }
  }
}

extension DeclarationIndex {
  /// Whether a declared type, from which another stems, has a member of a canonical name.
  fileprivate func inherits(_ key: String, by id: DeclarationID) -> Bool {
    ancestors(of: id).contains { ancestor in
      ([self[ancestor]] + extensions(ofType: ancestor)).contains { part in
        part.children.contains { self[$0].key == key }
      }
    }
  }

  /// Whether a declaration is an enum or extends one.
  fileprivate func isEnum(_ id: DeclarationID) -> Bool {
    let entry = self[id]
    return entry.declaration.kind == .enum
      || entry.declaration.kind == .extension && types(named: entry.key).contains { declaration($0).kind == .enum }
  }
}
