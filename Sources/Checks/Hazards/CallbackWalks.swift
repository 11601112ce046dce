internal import CodeModel
internal import FindingModel
internal import RuleBook
internal import SourceModel
internal import TypeInference

extension HazardCheck {
  /// Where does Kotlin call listeners while it walks through the very collection that they may leave?
  static let callbackWhileIterating = HazardCheck("callback-while-iterating") { twin, rule in
    twin.pairs.flatMap { pair -> [Violation] in
      let all = walks(in: pair.kotlin)
      return all.compactMap { walk in
        // The second walk through the same is the second one there.
        let position = all.filter { $0.path == walk.path }.firstIndex { $0.loop == walk.loop } ?? 0
        guard let listeners = LiveListeners(walk, in: pair.kotlin, rule), listeners.mayChange(in: twin),
          let call = listeners.call(in: walk),
          let sequence = valueWalk(over: listeners, position, in: pair.swift)
        else { return nil }
        let tree = pair.kotlin.tree
        return rule.violation(
          pair, (.kotlin, tree.range(walk.sequence)), (.swift, pair.swift.tree.range(sequence)),
          saying: tree.structure(walk.sequence) + tree.structure(call),
          values: ["name": listeners.property.name, "call": Excerpt.of(pair.kotlin.text(call))])
      }
    }
  }
}

/// A walk through a collection that has a name: `for (x in xs) { … }`, `xs.forEach { … }`, `xs.forEach(f)`.
struct Walk {
  /// Of the collection; of the map where it goes through one of a map's views.
  var path: [String]
  /// The collection as it is written.
  var sequence: NodeID
  /// What the elements are called.
  var names: Set<String>
  /// The block or lambda that is run for each; an expression that is called with each.
  var body: NodeID
  var loop: NodeID
}

/// Every walk through a collection with a name, in source order.
func walks(in member: WrittenMember) -> [Walk] {
  let tree = member.tree
  return member.nodes.compactMap { node in
    switch tree.kind(node) {
    case .for:
      let sequence = tree.child(node, 1)
      guard let path = tree.ownPath(sequence), let body = tree.lastChild(node) else { return nil }
      let names = tree.boundNames(below: tree.child(node, 0))
      return Walk(path: ownerOfView(path), sequence: sequence, names: names, body: body, loop: node)
    case .call where ["forEach", "forEachIndexed", "onEach"].contains(tree.calleeName(node) ?? ""):
      guard let receiver = tree.receiver(node), let path = tree.ownPath(receiver),
        let body = tree.argumentValues(node).last
      else { return nil }
      var names: Set<String> = []
      if tree.kind(body) == .lambda {
        let parameters = tree.children(body).filter { tree.kind($0) == .parameter }
        names = parameters.isEmpty ? ["it", "$0"] : tree.boundNames(below: body, parameters)
      }
      return Walk(path: ownerOfView(path), sequence: receiver, names: names, body: body, loop: node)
    default: return nil
    }
  }
}

/// `map.keys` is a view of `map`.
private func ownerOfView(_ path: [String]) -> [String] {
  path.count > 1 && ["keys", "values", "entries"].contains(path[path.count - 1]) ? Array(path.dropLast()) : path
}

/// An own collection of listeners that Kotlin walks through as it is.
private struct LiveListeners {
  let property: PropertyFacts
  private let member: WrittenMember
  private let owner: TypeFacts
  private let collection: CollectionType
  private let words: Set<String>
  private let prefixes: [String]

  init?(_ walk: Walk, in member: WrittenMember, _ rule: HazardRule) {
    let offset = member.tree.range(walk.loop).lower
    var path = walk.path
    // `val all = listeners` is another name for the same list.
    if path.count == 1, let value = member.environment.initialValue(of: path[0], at: offset),
      let origin = member.tree.ownPath(value)
    {
      path = origin
    }
    guard path.count == 1, member.environment.isMutableLocal(path[0], at: offset) == nil,
      !member.environment.isParameter(path[0], at: offset), let owner = member.environment.owner,
      let property = owner.property(path[0]), let collection = property.type.collection, collection.storage == .shared,
      !member.declaresConcurrent(path[0])
    else { return nil }
    (self.property, self.member, self.owner, self.collection) = (property, member, owner, collection)
    words = Set(rule.rule.option("listener-words"))
    prefixes = rule.rule.option("callback-prefixes")
  }

  /// Whether anybody can change the collection once its owner is made.
  func mayChange(in twin: WrittenTwin) -> Bool {
    owner.parts.contains { part in
      guard let unit = twin.sides.unit(.kotlin, part.unit) else { return false }
      let making = part.declaration.members.filter { $0.kind == .initializer || $0.kind == .initializerBlock }.map(
        \.range)
      let within = part.declaration.range
      return unit.tree.everyNode.contains { node in
        let place = unit.tree.range(node)
        guard within.lower <= place.lower, place.upper <= within.upper, changesCollection(node, in: unit.tree) else {
          return false
        }
        return !making.contains { $0.lower <= place.lower && place.upper <= $0.upper }
      }
    } || isOpen
  }

  /// Whether others than its owner may change it.
  private var isOpen: Bool {
    let members = owner.parts.flatMap(\.declaration.members)
    if let declaration = members.first(where: { $0.kind == .property && $0.name == property.name }) {
      return declaration.visibility != .private && declaration.visibility != .protected
    }
    let parameters = members.filter { $0.kind == .initializer }.flatMap(\.parameters)
    return parameters.first { $0.name == property.name }.map { $0.visibility != .private } ?? false
  }

  private func changesCollection(_ node: NodeID, in tree: Tree) -> Bool {
    switch tree.kind(node) {
    case .call:
      guard let name = tree.calleeName(node), contentMutators.contains(name) else { return false }
      return tree.receiver(node).flatMap { tree.path($0) }?.last == property.name
    case .assign:
      var target = tree.child(node, 0)
      if tree.kind(target) == .index { target = tree.child(target, 0) } else if tree.label(node) == "=" { return false }
      return tree.path(target)?.last == property.name
    default: return false
    }
  }

  // MARK: What is called

  /// The first place of a walk that calls a listener and gives nothing back; `nil` too where the loop is left behind it.
  func call(in walk: Walk) -> NodeID? {
    let tree = member.tree
    if tree.kind(walk.body) != .lambda, tree.kind(walk.body) != .block {
      return isHandedCallback(walk.body) && isAboutListeners ? walk.body : nil
    }
    let inside = Set(tree.preorder(walk.body))
    // A change in the loop itself is another rule's.
    if inside.contains(where: { changesCollection($0, in: tree) }) { return nil }
    return member.nodes.first { node in
      guard inside.contains(node), tree.kind(node) == .call, let parent = member.parent(node),
        tree.kind(parent) == .block, calls(node, of: walk.names), runsAtOnce(node, in: walk.body)
      else { return false }
      return !member.leavesNext(node)
    }
  }

  private func calls(_ call: NodeID, of names: Set<String>) -> Bool {
    let tree = member.tree
    guard let name = tree.calleeName(call) else { return false }
    guard let receiver = tree.receiver(call) else {
      // `listener(event)`, and `action(listener)` where the action was handed in.
      if names.contains(name) { return true }
      return isHandedCallback(tree.child(call, 0)) && isAboutListeners
        && tree.argumentValues(call).contains { tree.path($0).map { $0.count == 1 && names.contains($0[0]) } ?? false }
    }
    if let path = tree.path(receiver), let first = path.first, names.contains(first) {
      if name == "invoke" { return path.count == 1 || holdsFunction(path) }
      return path.count == 1 && (isListenerCall(name) || holdsFunction([first, name]))
    }
    // `reference.get()?.onChange()`.
    guard tree.calleeName(receiver) == "get", let reference = tree.receiver(receiver).flatMap({ tree.path($0) }),
      reference.count == 1, names.contains(reference[0]), collection.element.name?.hasSuffix("Reference") == true
    else { return false }
    return isAboutListeners || prefixes.contains { isPrefix($0, of: name) }
  }

  /// `it.handler(x)`, where the elements carry a function.
  private func holdsFunction(_ path: [String]) -> Bool {
    guard path.count == 2 else { return false }
    return member.environment.facts(collection.element)?.property(path[1])?.type.unwrapped == .function
  }

  /// Whether a method of an element tells it something.
  private func isListenerCall(_ name: String) -> Bool {
    guard let type = collection.element.unwrapped.name else { return false }
    guard let facts = member.environment.facts(collection.element) else { return isListenerName(type) }
    guard facts.kind == .interface else { return false }
    return isAboutListeners || prefixes.contains { isPrefix($0, of: name) }
  }

  /// Whether the name of the collection or of what it holds says that they are told things.
  private var isAboutListeners: Bool {
    isListenerName(property.name) || collection.element.unwrapped.name.map { isListenerName($0) } ?? false
      || collection.element.unwrapped == .function
  }

  func isListenerName(_ name: String) -> Bool {
    CodeModel.words(of: name).contains { word in
      words.contains(word) || word.hasSuffix("s") && words.contains(String(word.dropLast()))
    }
  }

  private func isPrefix(_ prefix: String, of name: String) -> Bool {
    name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase == true
  }

  /// A parameter of the member that is a function.
  private func isHandedCallback(_ node: NodeID) -> Bool {
    let tree = member.tree
    guard tree.kind(node) == .name else { return false }
    let offset = tree.range(node).lower
    return member.environment.isParameter(tree.label(node), at: offset)
      && member.environment.type(of: node).unwrapped == .function
  }

  /// Whether nothing puts a call off until after the walk.
  private func runsAtOnce(_ node: NodeID, in body: NodeID) -> Bool {
    let tree = member.tree
    return member.ancestors(node).prefix { $0 != body }.allSatisfy { ancestor in
      guard tree.kind(ancestor) == .lambda else { return true }
      guard let argument = member.parent(ancestor), let call = member.parent(argument) else { return false }
      return tree.calleeName(call).map(inlineFunctions.contains) ?? false
    }
  }
}

/// Where Swift walks through the counterpart, and nobody can change what it walks through: a value, or a sequence of the
/// team's own that keeps one; `nil` where it is an object or is not walked.
private func valueWalk(over listeners: LiveListeners, _ position: Int, in member: WrittenMember) -> NodeID? {
  guard let owner = member.environment.owner else { return nil }
  let key = canonicalName(listeners.property.name)
  if let property = owner.property(byKey: key) {
    return member.isWalkedAsValue(property) ? member.walk(over: key, position) : nil
  }
  // Delegates here are listeners there.
  let others = owner.storedProperties.filter { listeners.isListenerName($0.name) && member.isWalkedAsValue($0) }
  let walks = others.compactMap { member.walk(over: canonicalName($0.name), position) }
  return walks.count == 1 && listeners.isListenerName(listeners.property.name) ? walks[0] : nil
}

extension WrittenMember {
  /// Whether a walk through what a property holds goes through a list that nothing changes meanwhile: a value, or what a
  /// type of the code base makes of a list of its own.
  fileprivate func isWalkedAsValue(_ property: PropertyFacts) -> Bool {
    if property.type.collection?.storage == .value { return true }
    guard let type = environment.facts(property.type) else { return false }
    let isWalkable = type.functions.contains("makeIterator") || type.functions.contains("forEach")
    return isWalkable && type.storedProperties.contains { $0.type.collection?.storage == .value }
  }

  /// What is walked through, where that is a property or a local that was made of it: at a position among such walks, if
  /// there are so many.
  fileprivate func walk(over key: String, _ position: Int) -> NodeID? {
    let found = nodes.compactMap { node -> NodeID? in
      switch tree.kind(node) {
      case .for: tree.child(node, 1)
      case .call where tree.calleeName(node) == "forEach": tree.receiver(node)
      default: nil
      }
    }.filter { sequence in
      if tree.vocabulary(sequence).contains(key) { return true }
      guard tree.kind(sequence) == .name,
        let value = environment.initialValue(of: tree.label(sequence), at: tree.range(sequence).lower)
      else { return false }
      return tree.vocabulary(value).contains(key)
    }
    return found.indices.contains(position) ? found[position] : found.first
  }
}

extension Tree {
  /// The names that a pattern binds.
  fileprivate func boundNames(below pattern: NodeID) -> Set<String> {
    Set(preorder(pattern).filter { kind($0) == .binding || kind($0) == .name }.map { label($0) })
  }

  /// The names of a lambda's parameters, those that it takes apart included.
  fileprivate func boundNames(below lambda: NodeID, _ parameters: [NodeID]) -> Set<String> {
    Set(parameters.map { label($0) }).union(
      parameters.flatMap { children($0).dropFirst(2).flatMap { boundNames(below: $0) } })
  }
}
