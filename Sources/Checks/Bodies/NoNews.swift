internal import CodeModel
internal import Comparison
internal import Pairing
internal import SourceModel

/// Whether a divergence says nothing about what the app does, or follows from what is told anyway.
func isNoNews(_ found: BodyDivergence, in twin: ComparedTwin) -> Bool {
  onlyLogs(found, in: twin) || printsWhatIsLogged(found, in: twin) || asksOnlyForNull(found, in: twin)
    || catchesNothing(found, in: twin)
    || isOfSupport(found, in: twin) || namesOwnPlatforms(found, in: twin) || isResultOrOptional(found, in: twin)
    || followsFromCallee(found, in: twin) || namesOwnErrors(found, in: twin) || endsForNil(found, in: twin)
    || asksForCancellation(found, in: twin) || failsInWords(found, in: twin) || numbersItself(found, in: twin)
    || looksUpResource(found, in: twin)
}

// MARK: Raw values

/// Whether the raw value of a Swift case is what the compiler counts, and Kotlin's is named by a constant: `case debug` of
/// an `enum Level: Int` beside `DEBUG(Log.DEBUG)`.
private func numbersItself(_ found: BodyDivergence, in twin: ComparedTwin) -> Bool {
  guard !twin.isAboutChange, [.statement, .expression, .call].contains(found.divergence.kind), let pair = found.pair
  else { return false }
  let swift = twin.mapping[pair.swift].declaration
  guard swift.kind == .enumCase, let value = swift.value else { return false }
  // A constant of another type, and nothing that is computed.
  let named = twin.text(pair.kotlin, found.divergence.kotlin.range)
  guard named.first?.isUppercase == true, named.contains("."),
    named.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." })
  else { return false }
  return twin.mapping.swift.unit(of: pair.swift).tree.marks(value).contains(.synthesized)
}

// MARK: Resources

/// Whether Kotlin takes a color, an image or a text from the app's resources, which Swift finds in another way:
/// `Color("Gray12", bundle: bundle)` and `colorOf(R.color.gray12)`.
private func looksUpResource(_ found: BodyDivergence, in twin: ComparedTwin) -> Bool {
  guard !twin.isAboutChange, [.statement, .expression, .call].contains(found.divergence.kind), let pair = found.pair
  else { return false }
  let kotlin = twin.text(pair.kotlin, found.divergence.kotlin.quote)
  return kotlin.split { !$0.isLetter && !$0.isNumber && !"_.".contains($0) }.contains { $0.hasPrefix("R.") }
    && !twin.text(pair.swift, found.divergence.swift.quote).contains("R.")
}

// MARK: Logging

/// Whether a statement that one side lacks calls a function of its own file that does nothing but log.
private func onlyLogs(_ found: BodyDivergence, in twin: ComparedTwin) -> Bool {
  guard found.divergence.kind == .missingStatement, let side = found.divergence.presentSide, let pair = found.pair,
    !found.divergence.mention.isEmpty
  else { return false }
  let unit = twin.mapping[pair[side]].unit
  let called = twin.mapping.index(side).declarations(ofUnit: unit).filter { entry in
    entry.key == found.divergence.mention && !entry.declaration.isType
  }
  return !called.isEmpty && called.allSatisfy { onlyLogs($0, in: twin) }
}

/// Whether a side prints the text that the other one's logger is given, which the normal form has not:
/// `print("Sink: flush")` beside `logger.debug("Sink: flush")`.
private func printsWhatIsLogged(_ found: BodyDivergence, in twin: ComparedTwin) -> Bool {
  guard found.divergence.kind == .missingStatement, let side = found.divergence.presentSide, let pair = found.pair,
    ["print", "println", "debugprint"].contains(found.divergence.mention)
  else { return false }
  let printed = twin.text(pair[side], found.divergence.place(on: side).range)
  let other = pair[side.other]
  // Up to where each language fills something in.
  let words = printed.split(separator: "\"").dropFirst().first?.prefix { $0 != "\\" && $0 != "$" } ?? ""
  return words.count > 3 && twin.text(other, twin.mapping[other].declaration.range).contains("\"" + words)
}

/// Of a body that only logs, the normal form keeps at most what it prints.
func onlyLogs(_ entry: IndexedDeclaration, in twin: ComparedTwin) -> Bool {
  let declaration = entry.declaration
  guard let body = declaration.body, declaration.modifiers.isDisjoint(with: [.override, .open, .abstract]) else {
    return false
  }
  let tree = twin.mapping.index(entry.id.side).unit(of: entry.id).tree
  let statements = tree.kind(body) == .block ? Array(tree.children(body)) : [body]
  let text = twin.text(entry.id, declaration.range).lowercased()
  return ["log", "print", "timber"].contains { text.contains($0) }
    && statements.allSatisfy { tellsDevelopers($0, tree, twin.mapping.plumbing) }
}

// MARK: Errors

/// Whether each side throws an error of a type that has no counterpart.
private func namesOwnErrors(_ found: BodyDivergence, in twin: ComparedTwin) -> Bool {
  guard !twin.isAboutChange, [.call, .expression, .statement].contains(found.divergence.kind), let pair = found.pair
  else { return false }
  return Side.allCases.allSatisfy { side in
    let declaration = twin.mapping[pair[side]].declaration
    let place = found.divergence.place(on: side)
    let tree = twin.mapping.index(side).unit(of: pair[side]).tree
    guard !place.isInsertionPoint, let root = declaration.body,
      let thrown = tree.innermost(.throw, around: place.range, under: root),
      let value = tree.children(thrown).first
    else { return false }
    let name = twin.text(pair[side], tree.range(value)).prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    let types = twin.mapping.index(side).types(named: canonicalName(String(name)))
    return !types.isEmpty && !types.contains { twin.kinship.hasCounterpart($0) }
  }
}

/// Whether Swift asks only to end the app where there is nothing, as Kotlin's `!!` and `lateinit` do in passing:
/// `guard let policy else { fatalError("prepare first") }`.
private func endsForNil(_ found: BodyDivergence, in twin: ComparedTwin) -> Bool {
  guard !twin.isAboutChange, found.divergence.kind == .missingStatement, found.divergence.presentSide == .swift,
    let pair = found.pair
  else { return false }
  let statement = twin.text(pair.swift, found.divergence.swift.quote)
  guard statement.hasPrefix("guard let"), let block = statement.split(separator: "{", maxSplits: 1).last else {
    return false
  }
  let lines = block.split(whereSeparator: \.isNewline).map { $0.drop(while: \.isWhitespace) }
  guard let end = lines.first(where: { !$0.isEmpty && !$0.hasPrefix("//") }) else { return false }
  return swiftEnds.contains { end.hasPrefix($0) }
}

/// Whether Swift leaves where its task was cancelled, as each suspending call of Kotlin does in passing, or Kotlin asks for
/// that in its own words: `guard !Task.isCancelled else { return }` beside `ensureActive()`.
private func asksForCancellation(_ found: BodyDivergence, in twin: ComparedTwin) -> Bool {
  guard found.divergence.kind == .missingStatement, let side = found.divergence.presentSide, let pair = found.pair
  else { return false }
  let statement = twin.text(pair[side], found.divergence.place(on: side).quote)
  if side == .kotlin {
    let counterpart = twin.text(pair.swift, twin.mapping[pair.swift].declaration.range)
    return statement.hasSuffix("ensureActive()") && counterpart.contains("Task.isCancelled")
  }
  let words = statement.split { $0.isWhitespace || $0 == ";" }
  return words == ["guard", "!Task.isCancelled", "else", "{", "return", "}"]
    || words == ["if", "Task.isCancelled", "{", "return", "}"]
}

/// How Swift ends the app.
let swiftEnds = ["fatalError(", "preconditionFailure("]

/// Whether Kotlin catches what the Swift code cannot throw, which has no `try`, and does no more about it than log.
private func catchesNothing(_ found: BodyDivergence, in twin: ComparedTwin) -> Bool {
  let divergence = found.divergence
  guard !twin.isAboutChange, divergence.kind == .errorHandling, divergence.presentSide == .kotlin,
    divergence.wrapping == .handler, let pair = found.pair
  else { return false }
  let swift = twin.mapping[pair.swift].declaration
  let words = twin.text(pair.swift, swift.range).split { !$0.isLetter }
  guard !swift.modifiers.contains(.throws), !words.contains("try"), !words.contains("throw") else { return false }
  let kotlin = twin.mapping[pair.kotlin].declaration
  let tree = twin.mapping.index(.kotlin).unit(of: pair.kotlin).tree
  let nodes = kotlin.body.map { tree.preorder($0) } ?? []
  let start = divergence.kotlin.range.lower
  guard let handled = nodes.first(where: { tree.kind($0) == .do && tree.range($0).lower == start }) else {
    return false
  }
  let handlers = tree.children(handled).dropFirst()
  return !handlers.isEmpty
    && handlers.allSatisfy { handler in
      guard tree.kind(handler) == .catch, let block = tree.lastChild(handler), tree.kind(block) == .block else {
        return false
      }
      return tree.children(block).allSatisfy { tellsDevelopers($0, tree, twin.mapping.plumbing) }
    }
}

/// Whether one function gives nothing where the other, which gives a `Result`, says that it failed, or gives what the
/// other wraps: that their results are of different types is told.
private func isResultOrOptional(_ found: BodyDivergence, in twin: ComparedTwin) -> Bool {
  guard !twin.isAboutChange, [.statement, .expression, .call].contains(found.divergence.kind),
    let member = found.member,
    let difference = member.signature.first(where: { $0.kind == .type && $0.parameter.isEmpty })
  else { return false }
  let isResult = [difference.swiftText, difference.kotlinText].map { $0.hasPrefix("Result<") }
  guard isResult[0] != isResult[1] else { return false }
  func given(on side: Side) -> String {
    let place = found.divergence.place(on: side)
    return place.isInsertionPoint ? "" : Checks.given(twin.text(member.pair[side], place.quote))
  }
  let side: Side = isResult[1] ? .kotlin : .swift
  let (plain, wrapped) = (given(on: side.other), given(on: side))
  let says = wrapped.hasPrefix("Result.") ? wrapped.dropFirst(6) : wrapped[...]
  let isFailure = ["nil", "null"].contains(plain) || plain.hasPrefix("throw ")
  return says.hasPrefix(isFailure ? ".failure(" : ".success(")
}

// MARK: Names

/// Whether a value stands in a stub, a mock or the like, which each side fills as it likes. What they decide is news.
private func isOfSupport(_ found: BodyDivergence, in twin: ComparedTwin) -> Bool {
  guard !twin.isAboutChange, let pair = found.pair,
    [.literal, .call, .expression, .statement].contains(found.divergence.kind)
  else { return false }
  return isSupport(pair.swift, in: twin) && isSupport(pair.kotlin, in: twin)
}

private func isSupport(_ id: DeclarationID, in twin: ComparedTwin) -> Bool {
  let plumbing = twin.mapping.plumbing
  let folders = twin.file(id).path.split(separator: "/").dropLast()
  return plumbing.isSupport(twin.mapping[id].path) || folders.contains { plumbing.isSupport(String($0)) }
}

/// Whether each side names its own platform, in a text or by a case: `.appStore` and `Store.PLAY_STORE`.
private func namesOwnPlatforms(_ found: BodyDivergence, in twin: ComparedTwin) -> Bool {
  let isText = found.divergence.kind == .literal
  guard !twin.isAboutChange, isText || [.call, .expression].contains(found.divergence.kind), let pair = found.pair
  else { return false }
  func name(_ place: Divergence.Place, _ id: DeclarationID) -> String? {
    guard !place.isInsertionPoint else { return nil }
    let path = twin.text(id, place.quote)
    if isText { return path }
    guard path.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }) else { return nil }
    return path.split(separator: ".").last.map { words(of: String($0)).joined(separator: " ") }
  }
  guard let swift = name(found.divergence.swift, pair.swift), let kotlin = name(found.divergence.kotlin, pair.kotlin)
  else { return false }
  return twin.mapping.plumbing.nameOwnPlatforms(swift: swift, kotlin: kotlin)
}
