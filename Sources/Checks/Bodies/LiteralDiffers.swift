internal import CodeModel
internal import Comparison
internal import FindingModel
internal import Pairing
internal import SourceModel

extension Check {
  /// Where does the same code use different constants?
  static let literalDiffers = Check("literal-differs") { twin in
    differingLiterals(in: twin) + twin.strayLiterals.map { strayLiteral($0, in: twin) }
  }
}

/// Texts of a twin that all differ by the same edit were decided once, in a formatter or a naming scheme: one finding.
private func differingLiterals(in twin: ComparedTwin) -> [Violation] {
  /// So many texts are no coincidence.
  let crowd = 3
  let found = bodyDivergences(of: "literal-differs", in: twin)
  let violations = found.map { violation($0, in: twin) }
  let alike =
    twin.isAboutChange
    ? [:]
    : Dictionary(grouping: found.indices.filter { found[$0].divergence.edit != nil }) {
      found[$0].divergence.edit
    }.filter { $0.value.count >= crowd }
  let crowds = crowdsOfConstants(found, in: twin)
  return found.indices.compactMap { index in
    let edit = found[index].divergence.edit
    guard let edit, let members = alike[edit] else {
      var violation = violations[index]
      if violation.confidence == .high, let crowd = crowds[index] { violation.crowd = crowd }
      return violation
    }
    // The first certain one tells it.
    guard index == members.first(where: { violations[$0].confidence == .high }) ?? members[0] else { return nil }
    var result = violations[index]
    result.values["more"] = ", and \(members.count - 1) more texts differ in the same way"
    // Tests spell out what a formatter gives; that it pads numbers on one side is known once it is said.
    if edit.isPadding, twin.twin.isTest { result.confidence = .low }
    // One more text is no news.
    let owner = found[index].pair?.owner.map { twin.identityPath(twin.mapping.types[$0].swift) } ?? ""
    result.identity = ["literal-differs", "throughout", owner, edit.swift, edit.kotlin]
    return result
  }
}

/// The crowds of those texts that all constants of one type differ by, or nearly all: `static let a = "a"` beside
/// `val a = Key("KeyA")`. How such values are written was decided once. By the position in `found`.
private func crowdsOfConstants(_ found: [BodyDivergence], in twin: ComparedTwin) -> [Int: String] {
  let least = 8
  if twin.isAboutChange { return [:] }
  var places: [Int: [Int]] = [:]
  for (index, divergence) in found.enumerated() {
    guard let pair = divergence.pair, let owner = pair.owner, isConstant(pair, in: twin) else { continue }
    places[owner, default: []].append(index)
  }
  var crowds: [Int: String] = [:]
  for (owner, indices) in places where indices.count >= least {
    let constants = twin.members.count { $0.pair.owner == owner && isConstant($0.pair, in: twin) }
    guard indices.count * 5 >= constants * 4 else { continue }
    let crowd = twin.crowd(["constants", twin.identityPath(twin.mapping.types[owner].swift)])
    for index in indices { crowds[index] = crowd }
  }
  return crowds
}

/// Whether both are constants of a type.
private func isConstant(_ pair: MemberPair, in twin: ComparedTwin) -> Bool {
  Side.allCases.allSatisfy { side in
    let declaration = twin.mapping[pair[side]].declaration
    return declaration.kind == .property && !declaration.modifiers.contains(.mutable) && declaration.value != nil
  }
}

/// Whether two texts are one JSON document with other blanks, of which one may be made in a closure that is called at once.
private func areOneDocument(_ texts: [String]) -> Bool {
  let bare = texts.map { text in
    let bare = text.filter { !$0.isWhitespace }
    return bare.hasSuffix("}()") ? String(bare.dropFirst().dropLast(3)) : bare
  }
  return bare[0] == bare[1] && bare[0].first.map { "{[".contains($0) } ?? false
}

/// Whether two texts of several lines are one but for how those are indented and where they end: a script, a query.
private func areOneScript(_ texts: [String]) -> Bool {
  guard texts.allSatisfy({ $0.count(where: \.isNewline) > 1 }) else { return false }
  let bare = texts.map { text in
    let lines = text.replacing(".trimMargin()", with: "").split(whereSeparator: \.isNewline).map { line in
      let line = line.drop(while: \.isWhitespace)
      return line.first == "|" ? line.dropFirst() : line
    }
    return lines.joined().filter { !$0.isWhitespace }
      .replacing(/\\\((\w+)\)/) { "$\($0.1)" }.replacing(/\$\{(\w+)\}/) { "$\($0.1)" }
  }
  return bare[0] == bare[1]
}

/// Whether two texts are one but for what each side calls the type that they speak of: `"ItemWatcher: done"`.
private func nameOwnTypes(_ texts: [String], in twin: ComparedTwin) -> Bool {
  twin.declaredTypes.contains { type in
    type.swift.name != type.kotlin.name
      && texts[0].replacing(type.swift.name, with: type.kotlin.name) == texts[1]
  }
}

private func violation(_ found: BodyDivergence, in twin: ComparedTwin) -> Violation {
  var result = bodyViolation("literal-differs", found, in: twin) { _, texts in
    ["swift": texts.swift, "kotlin": texts.kotlin, "more": ""]
  }
  if let pair = found.pair, isRelease(found.divergence, of: pair, in: twin) { result.confidence = .low }
  if !twin.isAboutChange, let pair = found.pair {
    let texts = [
      twin.text(pair.swift, found.divergence.swift.range), twin.text(pair.kotlin, found.divergence.kotlin.range),
    ].map { $0.filter { $0 != "\"" } }
    if areSpelledAlike(texts[0], texts[1]) || nameOwnTypes(texts, in: twin) || areOneDocument(texts)
      || areOneScript(texts) || areOneAddress(texts)
      || areOneOpacity(texts) && isOfColor(found.divergence, of: pair, in: twin)
      || areOneSentence(texts) && isOfError(found.divergence, of: pair, in: twin)
      || isLastWord(found.divergence, of: pair, in: twin) || areOneKey(texts, of: pair, in: twin)
      || isKeyOfOwnStore(found.divergence, of: pair, in: twin) || isNameInStore(texts, pair, in: twin)
      || isOfDescription(texts, pair, in: twin)
    {
      result.confidence = .low
    }
  }
  return result
}

/// Whether two texts only frame what developers read of a value in a log: `"(id: \(id))"` and `"Ticket(id=$id)"`. That of an
/// enum may well be sent.
private func isOfDescription(_ texts: [String], _ pair: MemberPair, in twin: ComparedTwin) -> Bool {
  guard texts[0].contains("\\("), texts[1].contains("$"), twin.mapping[pair.kotlin].declaration.name == "toString"
  else { return false }
  let keys = Set(["debugDescription", "description", "toString"].map { canonicalName($0) })
  guard keys.contains(twin.mapping[pair.swift].key), let owner = pair.owner.map({ twin.mapping.types[$0] }) else {
    return false
  }
  return twin.mapping[owner.swift].declaration.kind != .enum && twin.mapping[owner.kotlin].declaration.kind != .enum
}

/// `"X-Shop-Locale"` and `"x-shop-locale"`, names of headers, which are compared without case.
private func areSpelledAlike(_ text: String, _ other: String) -> Bool {
  text.lowercased() == other.lowercased() && text.lowercased().hasPrefix("x-")
    && text.count(where: { $0 == "-" }) > 1 && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" }
}

/// `0.12` and `31`: a share of all light, and the same in 255ths.
private func areOneOpacity(_ texts: [String]) -> Bool {
  zip(texts, texts.reversed()).contains { share, step in
    guard share.contains("."), let share = Double(share), (0...1).contains(share), let step = Int(step) else {
      return false
    }
    return (2...255).contains(step) && abs(share * 255 - Double(step)) < 1
  }
}

/// Whether the lines of both literals speak of colors.
private func isOfColor(_ divergence: Divergence, of pair: MemberPair, in twin: ComparedTwin) -> Bool {
  [Side.swift, .kotlin].allSatisfy { side in
    let line = wholeLine(divergence.place(on: side), side, pair, in: twin).lowercased()
    return ["alpha", "opacity", "color", "colour"].contains { line.contains($0) }
  }
}

/// Whether two keys that nobody else sees are one name in the ways of two platforms: `dayKey = "lastSeenDay"` and
/// `DAY_KEY = "LAST_SEEN_DAY"`. Each is written and read by its own side.
private func areOneKey(_ texts: [String], of pair: MemberPair, in twin: ComparedTwin) -> Bool {
  guard texts[0] != texts[1], canonicalName(texts[0]) == canonicalName(texts[1]) else { return false }
  let constants = [pair.swift, pair.kotlin].map { twin.mapping[$0].declaration }
  return constants.allSatisfy { $0.kind == .property && PlatformHabits.isPrivate($0) }
    && constants.contains { words(of: $0.name).contains("key") || $0.name == texts[1] }
}

/// Whether a property only gives and takes what a map of settings of its own object holds under the two literals:
/// `options["depth"] as? Int`. Who uses the property never sees them. Of what may be sent the server does.
private func isKeyOfOwnStore(_ divergence: Divergence, of pair: MemberPair, in twin: ComparedTwin) -> Bool {
  Side.allCases.allSatisfy { side in
    let declaration = twin.mapping[pair[side]].declaration
    let tree = twin.mapping.index(side).unit(of: pair[side]).tree
    let place = divergence.place(on: side).range
    let bodies = declaration.bodies
    return declaration.kind == .property
      && bodies.contains { body in
        tree.holds(.index, around: place, under: body) { index in
          let store = tree.child(index, 0)
          return twin.mapping.lexicon[.settings].contains(tree.label(store)) && !tree.range(store).contains(place)
        }
      }
  }
}

/// Whether two constants are names under which each side keeps something on its own device: `static var key` of what is
/// `Storable`, `tableName`. A text into which something is filled may say whose it is.
private func isNameInStore(_ texts: [String], _ pair: MemberPair, in twin: ComparedTwin) -> Bool {
  guard texts.allSatisfy({ !$0.contains("\\(") && !$0.contains("$") }) else { return false }
  return Side.allCases.allSatisfy { side in
    let (declaration, index) = (twin.mapping[pair[side]].declaration, twin.mapping.index(side))
    guard declaration.kind == .property, !declaration.modifiers.contains(.mutable) || declaration.value == nil else {
      return false
    }
    let lexicon = twin.mapping.lexicon
    let words = words(of: declaration.name)
    if words.last == "name" || words.last == "key", lexicon.says(.stores, declaration.name) { return true }
    guard words == ["key"], let parent = index[pair[side]].parent.map({ index[$0] }) else { return false }
    return index.supertypeKeys(of: parent).contains { lexicon.says(.stores, $0) }
  }
}

/// `"the gate is shut"` and `"The gate is shut."`, which are told apart by their first letter or the full stop.
private func areOneSentence(_ texts: [String]) -> Bool {
  let sentences = texts.map { text in
    let words = text.hasSuffix(".") && !text.hasSuffix("..") ? text.dropLast() : text[...]
    return words.prefix(1).lowercased() + words.dropFirst()
  }
  return sentences[0] == sentences[1] && sentences[0].count { $0 == " " } > 1
}

/// Whether a text is handed to an error that is thrown, or is the message of one, on both sides: developers read it
/// sooner than users do.
private func isOfError(_ divergence: Divergence, of pair: MemberPair, in twin: ComparedTwin) -> Bool {
  let isMessage = words(of: twin.mapping[pair.swift].declaration.name).last.map(
    twin.mapping.lexicon[.messages].contains)
  let owner = twin.mapping[pair.kotlin].parent.map { twin.mapping[$0].declaration }
  if isMessage ?? false, owner?.modifiers.contains(.described) ?? false { return true }
  return Side.allCases.allSatisfy { side in
    let id = pair[side]
    let tree = twin.mapping.index(side).unit(of: id).tree
    return twin.mapping[id].declaration.body.map {
      tree.holds(.throw, around: divergence.place(on: side).range, under: $0)
    } ?? false
  }
}

/// Whether Swift writes a text as it ends the app, which nobody can catch: what Kotlin throws there says as much in its own
/// words.
private func isLastWord(_ divergence: Divergence, of pair: MemberPair, in twin: ComparedTwin) -> Bool {
  let line = wholeLine(divergence.swift, .swift, pair, in: twin)
  return swiftEnds.contains { line.contains($0) }
}

private func isRelease(_ divergence: Divergence, of pair: MemberPair, in twin: ComparedTwin) -> Bool {
  areReleases(
    twin.text(pair.swift, divergence.swift.range), of: pair.swift,
    twin.text(pair.kotlin, divergence.kotlin.range), of: pair.kotlin, in: twin)
}

/// Whether two texts are the numbers of two releases, or the constants that hold them: each side has its own.
private func areReleases(
  _ swift: String, of own: DeclarationID, _ kotlin: String, of other: DeclarationID, in twin: ComparedTwin
) -> Bool {
  if twin.isAboutChange { return false }
  let lexicon = twin.mapping.lexicon
  if namesRelease(swift, lexicon), namesRelease(kotlin, lexicon) { return true }
  return [own, other].contains { namesRelease(twin.mapping[$0].declaration.name, lexicon) }
    && [swift, kotlin].allSatisfy { isReleaseNumber($0) || namesRelease($0, lexicon) }
}

/// `sdkVersion`, `Constants.LIBRARY_VERSION`: what this code itself is, and not what it asks of others.
private func namesRelease(_ name: String, _ lexicon: Lexicon) -> Bool {
  let isName = name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
  let words = words(of: lastComponent(of: name))
  return isName && words.contains("version") && lexicon[.demands].isDisjoint(with: words)
}

/// `"3.12.0"`, `"2.0.0-beta.1"`
private func isReleaseNumber(_ code: String) -> Bool {
  let text = code.filter { $0 != "\"" }
  let numbers = text.prefix { $0.isNumber || $0 == "." }.split(separator: ".")
  let rest = text.drop { $0.isNumber || $0 == "." }
  return numbers.count >= 3 && (rest.isEmpty || rest.hasPrefix("-") || rest.hasPrefix("+"))
}

private func strayLiteral(_ stray: StrayLiteral, in twin: ComparedTwin) -> Violation {
  let (swift, kotlin) = (twin.text(stray.swift, stray.swiftRange), twin.text(stray.kotlin, stray.kotlinRange))
  let isEachItsOwn =
    !twin.isAboutChange && twin.mapping.plumbing.nameOwnPlatforms(swift: swift, kotlin: kotlin)
    || areReleases(swift, of: stray.swift, kotlin, of: stray.kotlin, in: twin)
  return Violation(
    check: "literal-differs", values: ["swift": swift, "kotlin": kotlin, "more": ""],
    confidence: isEachItsOwn ? .low : .high, member: twin.memberName(stray.swift),
    primary: twin.site(stray.swift, stray.swiftRange),
    counterpart: twin.site(stray.kotlin, stray.kotlinRange),
    identity: ["literal-differs", twin.identityPath(stray.swift), twin.identityPath(stray.kotlin)]
      + stray.identity.map(hexadecimal))
}
