// let picture: Picture?                        val picture: BoxPictureResponse?
// let logger: EventLogger                      val logger: ShopLogger
//
// Two types of the code's own that lack a counterpart, and are called alike, are most likely each other's: then the same
// thing is given and taken.

internal import CodeModel
internal import Comparison
internal import Pairing
internal import SourceModel

extension SignatureDoubts {
  /// Whether the types in a difference are two such.
  var areTypesCalledAlike: Bool {
    guard !difference.isWeak, areBothSets else { return false }
    if isOnlySent { return true }
    guard let swift = lonelyType(.swift), let kotlin = lonelyType(.kotlin), swift != kotlin else { return false }
    let (own, other) = (words(of: swift), words(of: kotlin))
    return own.contains(other) || other.contains(own)
      || !Set(own).isDisjoint(with: Set(other).subtracting(twin.mapping.lexicon[.vague]))
  }

  /// Whether Kotlin's type is the form in which Swift's is sent, of which Kotlin has another form besides: `Picture` and
  /// `PictureResponse`, beside a `Picture`.
  private var isOnlySent: Bool {
    guard let kotlin = lonelyType(.kotlin), let swift = onlyType(.swift) else { return false }
    let (own, other) = (words(of: swift), words(of: kotlin))
    guard let last = other.last, twin.mapping.lexicon[.transports].contains(last), own.last != last else {
      return false
    }
    return !Set(own).isDisjoint(with: Set(other.dropLast()).subtracting(twin.mapping.lexicon[.vague]))
  }

  /// Whether only who implements something is given the one or the other.
  var isResultOfImplementation: Bool {
    (declaration(.swift).kind == .function || areBothSets) && twin.areImplementation(pair)
  }

  /// Whether both sides hold the things in a set, or neither does. What holds them is of another order, or of none,
  /// whatever they are.
  private var areBothSets: Bool { difference.swiftText.contains("Set<") == difference.kotlinText.contains("Set<") }

  /// Whether each side has its own type around the same: `Signal<Bool>` and `Subscription<Boolean>`.
  var areAroundTheSame: Bool {
    guard let swift = wrapped(.swift), let kotlin = wrapped(.kotlin) else { return false }
    return swift.things == kotlin.things && (swift.isOwn || kotlin.isOwn)
  }

  /// What a generic type is around, where no counterpart of that type is known.
  private func wrapped(_ side: Side) -> (things: [String], isOwn: Bool)? {
    guard let type = type(side) else { return nil }
    let (tree, index) = (tree(side), twin.mapping.index(side))
    // Who is given these has to do something about it.
    let isKnown = ["List", "Set", "Map", "Array", "Result"].contains { tree.label(type).hasPrefix($0) }
    guard tree.kind(type) == .typeName, tree.childCount(type) > 0, !isKnown else { return nil }
    let types = index.types(meant: type, in: index[id(side)])
    if types.contains(where: { twin.kinship.hasCounterpart($0) }) { return nil }
    return (tree.children(type).map { tree.structure($0) }, !types.isEmpty)
  }

  /// Whether Kotlin hands out what Swift waits for, or calls back with: `CompletableFuture<Ticket>`.
  var isFuture: Bool {
    let futures = ["CompletableFuture<", "ListenableFuture<", "Single<"]
    return declaration(.kotlin).kind == .function && futures.contains { difference.kotlinText.hasPrefix($0) }
      && (declaration(.swift).modifiers.contains(.async) || difference.swiftText == "Void")
  }

  /// Whether both say how long something is on a screen, which each platform counts in a type of its own.
  var areLengthsOnScreen: Bool {
    let lengths: Set<String> = ["Dp", "Float", "Int", "TextUnit"]
    return difference.bareTexts[0] == "CGFloat" && lengths.contains(difference.bareTexts[1])
  }

  /// Whether callers hand over the same things, in a set on one side and in a list on the other: `Set<Role>` and
  /// `List<Role>`. What a side gives in a list has an order, and may hold a thing twice; what it takes, it looks through.
  var takesAnyOrder: Bool {
    guard !twin.isAboutChange, let swift = Collected(difference.swiftText),
      let kotlin = Collected(difference.kotlinText)
    else { return false }
    return swift.isSet != kotlin.isSet && swift.things == kotlin.things
  }

  /// The only type of the code's own that a type is made of, where it has no counterpart and takes no other type.
  private func lonelyType(_ side: Side) -> String? { onlyType(side, where: { !twin.kinship.hasCounterpart($0) }) }

  private func onlyType(_ side: Side, where fits: (DeclarationID) -> Bool = { _ in true }) -> String? {
    guard let type = type(side) else { return nil }
    let (tree, index) = (tree(side), twin.mapping.index(side))
    let names = tree.preorder(type).filter { tree.kind($0) == .typeName }
    let declared = names.map { (node: $0, types: index.types(meant: $0, in: index[id(side)])) }
      .filter { !$0.types.isEmpty }
    guard declared.count == 1, tree.childCount(declared[0].node) == 0,
      declared[0].types.allSatisfy(fits)
    else { return nil }
    return index[declared[0].types[0]].declaration.name
  }
}

/// What is held, and whether it is held in a set: `Set<Role>`, `[Role]`, `List<Role>?`.
private struct Collected {
  var isSet: Bool
  var things: String

  init?(_ type: String) {
    let text = type.hasSuffix("?") ? type.dropLast() : type[...]
    let openings = ["Set<", "[", "List<", "Collection<"]
    guard let opening = openings.first(where: text.hasPrefix), text.last == (opening == "[" ? "]" : ">") else {
      return nil
    }
    isSet = opening == "Set<"
    things = canonicalName(String(text.dropFirst(opening.count).dropLast()))
  }
}
