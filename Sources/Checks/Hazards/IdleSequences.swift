internal import CodeModel
internal import FindingModel
internal import RuleBook
internal import SourceModel
internal import TypeInference

extension HazardCheck {
  /// Which steps of a Kotlin sequence does nobody take, and which are taken again?
  static let idleSequence = HazardCheck("idle-sequence") { twin, rule in
    twin.pairs.flatMap { idleSteps(in: $0, rule) + repeatedSteps(in: $0, rule) + repeatedSwiftSteps(in: $0, rule) }
  }
}

/// `rows.asSequence().map { store.insert(it) }` as a statement: the closure runs when somebody asks for the first element.
private func idleSteps(in pair: WrittenPair, _ rule: HazardRule) -> [Violation] {
  let (steps, makers) = (Set(rule.rule.option("steps")), Set(rule.rule.option("makers")))
  let tree = pair.kotlin.tree
  return pair.kotlin.all(.call).compactMap { call in
    guard let name = tree.calleeName(call), steps.contains(name), pair.kotlin.isDiscarded(call),
      isSequence(call, makers, steps, tree)
    else { return nil }
    let facing = pair.swift.all(.call).first { pair.swift.tree.calleeName($0).map(steps.contains) ?? false }
    let place = facing.map { pair.swift.tree.range($0) } ?? pair.swift.declaration?.nameRange
    guard let place else { return nil }
    return rule.violation(
      pair, (.kotlin, tree.range(call)), (.swift, place), isFoundByName: true,
      saying: "sequence" + tree.structure(call),
      values: [
        "lazy": "Kotlin", "eager": "Swift", "name": name,
        "how": "nobody asks for what `\(name)` gives, and its closure never runs",
      ])
  }
}

/// `val sent = jobs.asSequence().map { send(it) }`, which is counted first and then printed: each time all jobs are sent.
private func repeatedSteps(in pair: WrittenPair, _ rule: HazardRule) -> [Violation] {
  let (kotlin, tree) = (pair.kotlin, pair.kotlin.tree)
  let (steps, makers) = (Set(rule.rule.option("steps")), Set(rule.rule.option("makers")))
  func effect(of value: NodeID) -> String? {
    guard tree.kind(value) == .call, let name = tree.calleeName(value), steps.contains(name),
      isSequence(value, makers, steps, tree)
    else { return nil }
    return kotlin.effect(in: value)
  }
  return kotlin.locals.compactMap { local in
    guard let effect = effect(of: local.value), let copy = pair.swift.local(like: local.name),
      pair.swift.environment.type(of: copy.value).collection != nil || pair.swift.isEager(copy.value)
    else { return nil }
    let walks = kotlin.uses(of: local)
    guard walks > 1 else { return nil }
    return rule.violation(
      pair, (.kotlin, tree.range(local.value)), (.swift, pair.swift.tree.range(copy.value)), isFoundByName: true,
      saying: "repeated" + tree.structure(local.value),
      values: [
        "lazy": "Kotlin", "eager": "Swift", "name": local.name,
        "how": "`\(local.name)` is walked \(walks) times, and each time calls `\(effect)` for every element",
      ])
  } + givenSteps(in: pair, effect, rule)
}

/// `let sent = jobs.lazy.map { send($0) }`, beside a list in Kotlin.
private func repeatedSwiftSteps(in pair: WrittenPair, _ rule: HazardRule) -> [Violation] {
  let (swift, tree) = (pair.swift, pair.swift.tree)
  return swift.locals.compactMap { local in
    guard ["map", "compactMap", "flatMap", "filter"].contains(tree.calleeName(local.value) ?? ""),
      tree.preorder(local.value).contains(where: { tree.kind($0) == .member && tree.label($0) == "lazy" }),
      let effect = swift.effect(in: local.value), let copy = pair.kotlin.local(like: local.name),
      !isSequence(copy.value, Set(rule.rule.option("makers")), Set(rule.rule.option("steps")), pair.kotlin.tree)
    else { return nil }
    let walks = swift.uses(of: local)
    guard walks > 1 else { return nil }
    return rule.violation(
      pair, (.kotlin, pair.kotlin.tree.range(copy.value)), (.swift, tree.range(local.value)), isFoundByName: true,
      saying: "lazy" + tree.structure(local.value),
      values: [
        "lazy": "Swift", "eager": "Kotlin", "name": local.name,
        "how": "`\(local.name)` is walked \(walks) times, and each time calls `\(effect)` for every element",
      ])
  }
}

/// `fun read(rows: List<Row>): Sequence<Item> = rows.asSequence().mapNotNull(::convert)` beside a list: whoever walks what it
/// gives runs the function, once or more often.
private func givenSteps(
  in pair: WrittenPair, _ effect: (NodeID) -> String?, _ rule: HazardRule
) -> [Violation] {
  let tree = pair.kotlin.tree
  guard let declaration = pair.kotlin.declaration, declaration.kind == .function, let type = declaration.type,
    tree.kind(type) == .typeName, tree.label(type) == "Sequence", let body = declaration.body,
    let value = tree.onlyResult(of: body), let called = effect(value), let swift = pair.swift.declaration,
    let list = swift.type, readType(list, in: pair.swift.tree, side: .swift).collection != nil
  else { return [] }
  return [
    rule.violation(
      pair, (.kotlin, tree.range(value)), (.swift, swift.nameRange), isFoundByName: true,
      saying: "given" + tree.structure(value),
      values: [
        "lazy": "Kotlin", "eager": "Swift", "name": declaration.name,
        "how": "`\(called)` runs whenever somebody walks what `\(declaration.name)` gives, and again with each walk",
      ])
  ]
}

extension WrittenMember {
  /// How often a local is mentioned behind its declaration.
  fileprivate func uses(of local: Local) -> Int {
    nodes.count { node in
      tree.kind(node) == .name && tree.label(node) == local.name
        && tree.range(node).lower >= tree.range(local.node).upper
    }
  }

  /// What the steps of a sequence call that does something: a closure that was handed over, or a function of the type that
  /// changes what the type keeps.
  fileprivate func effect(in steps: NodeID) -> String? {
    for node in tree.preorder(steps) {
      let name: String
      switch tree.kind(node) {
      case .call where tree.kind(tree.child(node, 0)) == .name: name = tree.label(tree.child(node, 0))
      case .call where tree.receiver(node).map({ tree.kind($0) == .self }) == true: name = tree.calleeName(node) ?? ""
      case .reference: name = tree.label(node)
      default: continue
      }
      if environment.owner?.property(name) != nil || environment.isParameter(name, at: tree.range(node).lower)
        || changesItsType(name)
      {
        return name
      }
    }
    return nil
  }

  /// Whether a function of the file, or one that it calls in two steps, sets something that is no local or changes a
  /// collection. Each function is looked at once.
  private func changesItsType(_ name: String) -> Bool {
    if tree.count > WrittenMember.usualFile { return false }
    var bodies: [String: [NodeID]] = [:]
    unit.forEachDeclaration { declaration, _ in
      guard declaration.kind == .function, let body = declaration.body else { return }
      bodies[declaration.name, default: []].append(body)
    }
    var (names, seen): ([String], Set<String>) = ([name], [name])
    for _ in 0...2 {
      let nodes = names.flatMap { bodies[$0] ?? [] }.map { tree.preorder($0) }
      if nodes.contains(where: changesMoreThanLocals) { return true }
      names = nodes.joined().compactMap { node in
        guard tree.kind(node) == .call, tree.kind(tree.child(node, 0)) == .name else { return nil }
        let called = tree.label(tree.child(node, 0))
        return seen.insert(called).inserted ? called : nil
      }
    }
    return false
  }

  private func changesMoreThanLocals(_ body: [NodeID]) -> Bool {
    let locals = Set(body.compactMap { tree.local($0)?.name })
    return body.contains { node in
      switch tree.kind(node) {
      case .assign: tree.ownPath(tree.child(node, 0))?.first.map { !locals.contains($0) } ?? true
      case .call where tree.kind(tree.child(node, 0)) != .name:
        contentMutators.contains(tree.calleeName(node) ?? "")
          && tree.receiver(node).flatMap { tree.ownPath($0)?.first }.map { !locals.contains($0) } ?? false
      default: false
      }
    }
  }

  /// Whether an expression of Swift's ends in a step that makes a list at once.
  fileprivate func isEager(_ value: NodeID) -> Bool {
    guard ["map", "compactMap", "flatMap", "filter"].contains(tree.calleeName(value) ?? "") else { return false }
    return !tree.preorder(value).contains { tree.kind($0) == .member && tree.label($0) == "lazy" }
  }
}

/// Whether a call is a step behind what makes a sequence.
private func isSequence(_ call: NodeID, _ makers: Set<String>, _ steps: Set<String>, _ tree: Tree) -> Bool {
  var before = tree.receiver(call)
  while let node = before, let name = tree.calleeName(node) {
    if makers.contains(name) { return true }
    guard steps.contains(name) else { return false }
    before = tree.receiver(node)
  }
  return false
}
