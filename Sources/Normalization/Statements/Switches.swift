// switch state { case .idle, .done: stop() default: break }     when (state) { IDLE, DONE -> stop() else -> {} }
//
// Catalogue P22, C33–C48.

internal import CodeModel
internal import SourceModel

extension Pass {
  static let switches = Pass.nodes("switches", on: [.expressionPattern, .typePattern, .patterns, .switch]) {
    tree, node, vocabulary in
    switch tree.kind(node) {
    case .patterns: tree.openLists(in: node)
    case .expressionPattern:
      // A pattern that is a plain value test; `in` ranges are containment.
      let value = tree.child(node, 0)
      if tree.kind(value) == .range { tree.replace(node, .containmentPattern, "in", [value]) }
    case .typePattern where tree.label(node) == "as":
      // Kotlin's smart cast binds nothing: the subject keeps its name.
      if tree.kind(tree.child(node, 0)) == .wildcard || tree.isEmpty(tree.child(node, 0)) { tree.setLabel(node, "is") }
    case .switch: tree.normalizeSwitch(node, vocabulary)
    default: break
    }
  }
}

extension Tree {
  /// `in setOf(4, 6)` asks for `4, 6`, and `in "aeiou"` for each letter.
  fileprivate mutating func openLists(in patterns: NodeID) {
    let opened = children(patterns).flatMap { pattern -> [NodeID] in
      guard kind(pattern) == .containmentPattern, label(pattern) == "in", let values = listed(child(pattern, 0)) else {
        return [pattern]
      }
      return values.map { add(.expressionPattern, marks: .synthesized, range: range($0), [$0]) }
    }
    if opened.count != childCount(patterns) || opened != Array(children(patterns)) { setChildren(patterns, opened) }
  }

  /// What is written down in a list or a set, or the letters of a text.
  private mutating func listed(_ node: NodeID) -> [NodeID]? {
    let place = range(node)
    if let text = plainText(node), (1...64).contains(text.count) {
      return text.map { letter in
        add(.string, marks: .synthesized, range: place, [add(.text, String(letter), marks: .synthesized, range: place)])
      }
    }
    let isCall = kind(node) == .call && ["listOf", "setOf", "arrayOf"].contains(calleeName(node) ?? "")
    guard kind(node) == .list || isCall else { return nil }
    let values = isCall ? argumentValues(node) : Array(children(node))
    guard !values.isEmpty, values.allSatisfy({ isLiteral($0) || isPath($0) || kind($0) == .implicitMember }) else {
      return nil
    }
    return values
  }

  fileprivate mutating func normalizeSwitch(_ node: NodeID, _ vocabulary: Vocabulary) {
    for arm in children(node).dropFirst() where kind(arm) == .arm { trimBreak(arm) }
    let value = child(node, 0)
    var alias: NodeID?
    if kind(value) == .variable {
      guard let opened = openSubject(node) else { return }
      alias = opened
    }
    if isEmpty(child(node, 0)) { shortenKnown(node) }
    if isEmpty(child(node, 0)) || becomeConditions(node) { return becomeIfChain(node) }
    if askForNull(node, vocabulary) { return }
    let subject = alias ?? child(node, 0)
    var arms: [NodeID] = []
    var lastWithPayload: NodeID?
    for arm in children(node).dropFirst() {
      guard kind(arm) == .arm else {
        arms.append(arm)
        continue
      }
      let takesPayload = takesPayload(arm)
      unifyPatterns(of: arm, subject: subject, vocabulary)
      let isDefault = children(child(arm, 0)).contains { kind($0) == .default }
      if isDefault, childCount(child(arm, 2)) == 0, isEmpty(child(arm, 1)) { continue }
      joinGuarded(&arms, with: arm)
      if takesPayload, let last = arms.last, last == lastWithPayload, doSame(last, arm) {
        let patterns = child(last, 0)
        setChildren(patterns, Array(children(patterns)) + Array(children(child(arm, 0))))
        setRange(last, range(last).union(range(arm)))
        continue
      }
      if takesPayload { lastWithPayload = arm }
      arms.append(arm)
    }
    setChildren(node, [child(node, 0)] + arms)
  }

  /// `case .text(let s) where s.isEmpty: A; case .text: B` is one case, in which something is asked.
  private mutating func joinGuarded(_ arms: inout [NodeID], with arm: NodeID) {
    guard isEmpty(child(arm, 1)) else { return }
    while let last = arms.last, kind(last) == .arm, !isEmpty(child(last, 1)), isSame(child(last, 0), child(arm, 0)) {
      let place = range(last).union(range(arm))
      let decision = makeIf(child(last, 1), then: child(last, 2), otherwise: child(arm, 2), range: place)
      setChild(arm, 2, makeBlock([decision], at: place))
      setRange(arm, place)
      arms.removeLast()
    }
  }

  /// `when (coupon) { null -> 0; else -> … }` asks whether there is one first.
  ///
  /// - Returns: whether it does.
  private mutating func askForNull(_ node: NodeID, _ vocabulary: Vocabulary) -> Bool {
    let subject = child(node, 0)
    let arms = Array(children(node).dropFirst())
    guard isPath(subject), arms.count > 1, arms.allSatisfy({ kind($0) == .arm }),
      let position = arms.firstIndex(where: isArmForNull)
    else { return false }
    var rest = arms
    let absent = rest.remove(at: position)
    let present: NodeID
    if rest.count == 1, children(child(rest[0], 0)).contains(where: { kind($0) == .default }) {
      present = child(rest[0], 2)
    } else {
      let place = cover(rest) ?? range(node)
      let choice = add(.switch, marks: .synthesized, range: place, [deepCopy(subject)] + rest)
      normalizeSwitch(choice, vocabulary)
      present = makeBlock([choice], at: place)
    }
    replace(node, .if, [makeNullTest(subject, isNull: true), child(absent, 2), present])
    return true
  }

  /// `when (val s = state) { … }` asks `state`, and what it calls `s` is that.
  ///
  /// - Returns: what the arms call the subject; `nil` where more is made of it than to ask for what it carries.
  private mutating func openSubject(_ node: NodeID) -> NodeID? {
    let variable = child(node, 0)
    let (name, value) = (boundName(child(variable, 0)), child(variable, 2))
    guard let name, !isEmpty(value) else { return nil }
    let arms = Array(children(node).dropFirst())
    if isPath(value) {
      setChild(node, 0, value)
      substitute(name, with: value, in: arms)
      return value
    }
    guard isOnlyAsked(name, in: arms) else { return nil }
    setChild(node, 0, value)
    return add(.name, name, marks: .synthesized, range: range(child(variable, 0)))
  }

  /// Whether a name is mentioned for its members only.
  func isOnlyAsked(_ name: String, in nodes: [NodeID]) -> Bool {
    var asked: Set<NodeID> = []
    var mentions: Set<NodeID> = []
    for part in nodes.flatMap({ preorder($0) }) {
      if kind(part) == .member, kind(child(part, 0)) == .name { asked.insert(child(part, 0)) }
      if kind(part) == .name, label(part) == name { mentions.insert(part) }
    }
    return mentions.isSubset(of: asked)
  }

  /// Whether every pattern of an arm asks for a case that carries something: Kotlin's smart cast cannot read the payload of
  /// several at once, where Swift's `case .a(let x), .b(let x)` binds one name.
  private func takesPayload(_ arm: NodeID) -> Bool {
    isEmpty(child(arm, 1))
      && children(child(arm, 0)).allSatisfy { pattern in
        kind(pattern) == .typePattern && label(pattern) == "is" && isEmpty(child(pattern, 0))
          || kind(pattern) == .casePattern && childCount(pattern) > 1
      }
  }

  /// Whether two arms that stand next to each other do the same, and something of what they carry.
  private func doSame(_ first: NodeID, _ second: NodeID) -> Bool {
    let body = child(second, 2)
    return isSame(child(first, 2), body) && preorder(body).contains { kind($0) == .name }
      && !preorder(body).contains { kind($0) == .fallthrough }
  }

  /// A lone `break` at the end of an arm says what the language does anyway.
  private mutating func trimBreak(_ arm: NodeID) {
    let body = child(arm, 2)
    guard kind(body) == .block else {
      setChild(arm, 2, makeBlock([body], at: range(body)))
      return trimBreak(arm)
    }
    var statements = Array(children(body))
    if let last = statements.last,
      kind(last) == .break && label(last).isEmpty || kind(last) == .name && label(last) == "Unit"
        || kind(last) == .tuple && childCount(last) == 0
    {
      statements.removeLast()
      setChildren(body, statements)
    }
  }

  /// `FastLane.value`: a text or a number, by the case that stands for it.
  private func asksForRawValue(_ value: NodeID) -> Bool {
    let owner = child(value, 0)
    return ["value", "rawValue"].contains(label(value)) && [.name, .member].contains(kind(owner))
      && label(owner).first?.isUppercase == true && label(owner) != "Companion"
  }

  /// `is Shape.Circle` and `.circle(let radius)` ask the same of a sealed type and of an enum.
  private mutating func unifyPatterns(of arm: NodeID, subject: NodeID, _ vocabulary: Vocabulary) {
    let takesTuple = kind(subject) == .tuple || elementsOfPair(subject) != nil
    var carried: [String: String] = [:]
    var cast: NodeID?
    for pattern in children(child(arm, 0)) {
      switch kind(pattern) {
      case .typePattern where label(pattern) != "!is":
        if let name = boundName(child(pattern, 0)) {
          let parts = [child(arm, 1), child(arm, 2)]
          if isPath(subject) {
            substitute(name, with: subject, in: parts)
          } else if isOnlyAsked(name, in: parts) {
            cast = add(.name, name, marks: .synthesized, range: range(child(pattern, 0)))
          }
        }
        let type = child(pattern, 1)
        guard kind(type) == .typeName else { continue }
        let simple = lastComponent(of: label(type))
        replace(pattern, .casePattern, simple)
      case .casePattern:
        let arguments = Array(children(pattern).dropFirst())
        for (position, argument) in arguments.enumerated() {
          bindPayload(argument, arm: arm, at: arguments.count == 1 ? nil : position, &carried)
        }
        setChildren(pattern, [])
      case .tuplePattern: unifyElements(of: pattern)
      case .expressionPattern where takesTuple && openTuple(pattern): unifyElements(of: pattern)
      case .expressionPattern:
        let value = child(pattern, 0)
        if kind(value) == .member, asksForRawValue(value) { continue }
        if kind(value) == .implicitMember || kind(value) == .member && isTypeName(pathHead(value)) {
          replace(pattern, .casePattern, label(value))
        } else if kind(value) == .name, label(value) == label(value).uppercased(), label(value).utf8.count > 1 {
          replace(pattern, .casePattern, label(value))
        }
      default: continue
      }
    }
    nameCarried(carried, in: [child(arm, 1), child(arm, 2)])
    if let known = isPath(subject) ? subject : cast { bindSmartCasts(arm, subject: known, vocabulary) }
  }

  private func pathHead(_ node: NodeID) -> String {
    switch kind(node) {
    case .member: pathHead(child(node, 0))
    case .name: label(node)
    default: ""
    }
  }

  /// Swift binds the payload by a name of its own; calling it by its label makes it what Kotlin's `subject.label` is.
  ///
  /// - Parameters:
  ///   - position: which of several values it is; `nil` for the only one.
  ///   - carried: takes the label, by what stands for it meanwhile: a pattern may call one value as the case calls another.
  private mutating func bindPayload(
    _ argument: NodeID, arm: NodeID, at position: Int?, _ carried: inout [String: String]
  ) {
    let pattern = child(argument, 0)
    guard let name = boundName(pattern) else { return }
    let mention = "#\(carried.count)"
    carried[mention] = soft(argument).isEmpty ? name : soft(argument)
    let place = position.map { payloadPosition($0) } ?? ""
    let reference = add(.name, mention, soft: place, marks: [.synthesized, .payload], range: range(pattern))
    substitute(name, with: reference, in: [child(arm, 1), child(arm, 2)])
  }

  private mutating func nameCarried(_ carried: [String: String], in nodes: [NodeID]) {
    guard !carried.isEmpty else { return }
    for node in nodes.flatMap({ preorder($0) }) where kind(node) == .name {
      if let name = carried[label(node)] { setLabel(node, name) }
    }
  }

  /// Inside an arm that tests the subject's case, Kotlin's `subject.label` is the payload called `label`.
  private mutating func bindSmartCasts(_ arm: NodeID, subject: NodeID, _ vocabulary: Vocabulary) {
    let patterns = children(child(arm, 0))
    guard patterns.allSatisfy({ kind($0) == .casePattern }) else { return }
    let payload = patterns.count == 1 ? patterns.first.map { vocabulary.payload(ofCase: label($0)) } ?? [] : []
    eraseCasts(inArm: arm, of: subject)
    if kind(subject) == .self { markPayload(payload, in: child(arm, 2)) }
    if patterns.count == 1 { dropPayloadNames(child(arm, 2), of: subject, payload) }
    for node in preorder(child(arm, 2)) where kind(node) == .member && isSame(child(node, 0), subject) {
      guard !isConversion(node) else { continue }
      let name = label(node)
      replace(node, .name, name)
      mark(node, .payload)
      if payload.count > 1, let position = payload.firstIndex(of: name) { setSoft(node, payloadPosition(position)) }
    }
  }

  /// `val (url, width) = image` and `val text = answer.text` at the head of an arm name what the case carries, as Swift's
  /// patterns do. Catalogue C39.
  private mutating func dropPayloadNames(_ body: NodeID, of subject: NodeID, _ payload: [String]) {
    while let first = children(body).first, kind(first) == .variable, childCount(first) > 2, childCount(body) > 1 {
      let (pattern, value, rest) = (child(first, 0), child(first, 2), Array(children(body).dropFirst()))
      if kind(pattern) == .tuplePattern, isSame(value, subject) {
        for (position, argument) in children(pattern).enumerated() {
          let element = kind(argument) == .argument ? child(argument, 0) : argument
          guard let name = boundName(element) else { continue }
          let label = position < payload.count ? payload[position] : name
          let place = payload.count == 1 ? "" : payloadPosition(position)
          let mention = add(.name, label, soft: place, marks: [.synthesized, .payload], range: range(element))
          substitute(name, with: mention, in: rest)
        }
      } else if let name = boundName(pattern), kind(value) == .member, isSame(child(value, 0), subject),
        !isConversion(value), !isLocalReassigned(name, in: rest)
      {
        substitute(name, with: value, in: rest)
      } else {
        return
      }
      setChildren(body, rest)
    }
  }

  /// Marks what a case carries where it is spoken of by its bare name.
  mutating func markPayload(_ payload: [String], in body: NodeID) {
    guard !payload.isEmpty else { return }
    let nodes = preorder(body)
    let hidden = Set(nodes.filter { kind($0) == .binding || kind($0) == .parameter }.map { label($0) })
    for node in nodes where kind(node) == .name && !hidden.contains(label(node)) && soft(node).isEmpty {
      guard let position = payload.firstIndex(of: label(node)) else { continue }
      mark(node, .payload)
      if payload.count > 1 { setSoft(node, payloadPosition(position)) }
    }
  }

  private func payloadPosition(_ position: Int) -> String { "#\(position)" }

  /// `value.toDouble` is made of the value, whichever case it is of; Swift writes `Double(value)`.
  private func isConversion(_ member: NodeID) -> Bool {
    let spelling = soft(member).isEmpty ? label(member) : soft(member)
    return spelling.hasPrefix("to") && spelling.dropFirst(2).first?.isUppercase ?? false
  }

  /// `when { a -> … else -> … }` and `switch true` are chains of `if`.
  private mutating func becomeIfChain(_ node: NodeID) {
    let place = range(node)
    var chain: NodeID?
    for arm in children(node).dropFirst().reversed() {
      guard kind(arm) == .arm else { continue }
      let patterns = Array(children(child(arm, 0)))
      if patterns.contains(where: { kind($0) == .default }) {
        chain = child(arm, 2)
        continue
      }
      var test: NodeID?
      for pattern in patterns {
        let one = kind(pattern) == .expressionPattern ? child(pattern, 0) : pattern
        test = test.map { makeBinary("||", $0, one) } ?? one
      }
      guard let test else { continue }
      chain = makeIf(
        test, then: child(arm, 2), otherwise: chain, range: range(arm).union(chain.map { range($0) } ?? range(arm)))
    }
    guard let chain else { return replace(node, .block, []) }
    become(node, chain)
    setRange(node, place)
  }
}
