internal import CodeModel
internal import Comparison
internal import Pairing
internal import SourceModel
internal import TypeInference

/// What Kotlin makes of the reaction of a Swift observer whose property it keeps without a setter.
enum ReactionElsewhere {
  /// Whatever gives the property a value reacts as the observer does.
  case followed
  /// It may be done elsewhere, or need not be done.
  case doubtful
  /// Nothing in the class does it.
  case lost
}

/// Where Kotlin reacts to a property that has no setter of its own.
func reactionElsewhere(to property: Declaration, _ observer: NodeID, _ pair: WrittenPair, _ twin: WrittenTwin)
  -> ReactionElsewhere
{
  let reaction = Reaction(
    observer, of: pair.swift.declaration?.name ?? property.name, pair.swift, twin.compared.mapping.plumbing)
  // What only keeps its own value right says nothing of who must be told.
  guard !reaction.names.isEmpty else { return .doubtful }
  let givers = Givers(of: property, pair, twin)
  let asked = reaction.names.map { counterpartName($0, pair, twin) }
  func done(in words: Set<String>) -> Int { asked.filter(words.contains).count }
  if givers.assigning.isEmpty {
    if givers.receiving.contains(where: { done(in: $0) == asked.count }) { return .followed }
  } else if givers.assigning.allSatisfy({ done(in: $0) == asked.count }) {
    return .followed
  }
  if (givers.assigning + givers.receiving).contains(where: { done(in: $0) > 0 }) { return .doubtful }
  // Who gives it a value and calls something may well react under another name; so may whoever is not there to be named.
  if !givers.calls.isEmpty, givers.calls.allSatisfy({ !$0.isEmpty }) { return .doubtful }
  if !reaction.targets.isEmpty, reaction.targets.allSatisfy({ isAbsent($0, pair, twin) }) { return .doubtful }
  return reaction.names.allSatisfy { isUnknown($0, reaction, pair, twin) } ? .doubtful : .lost
}

/// What an observer does beyond keeping the value of its property right.
private struct Reaction {
  /// The functions that it calls and the properties that it sets, in canonical form.
  private(set) var names: Set<String> = []
  /// Those among them that are functions of the type itself, as they are spelt.
  private(set) var own: [String: String] = [:]
  /// The properties of the type itself that it sets or speaks to, as they are spelt.
  private(set) var targets: Set<String> = []

  init(_ body: NodeID, of property: String, _ member: WrittenMember, _ plumbing: Plumbing) {
    let tree = member.tree
    let nodes = tree.preorder(body)
    var locals: Set<String> = [property, "oldValue", "newValue"]
    for node in nodes where tree.kind(node) == .binding { locals.insert(tree.label(node)) }
    for node in nodes {
      switch tree.kind(node) {
      case .assign:
        guard let target = tree.changed(tree.child(node, 0)), let first = target.first, let last = target.last else {
          continue
        }
        // `frame.width = 0` changes the value itself, `host.delegate = self` another object.
        let isOwnValue = target.count == 1 || member.holdsValue(first, at: node)
        if !locals.contains(first) || !isOwnValue { names.insert(canonicalName(last)) }
        if !locals.contains(first) { targets.insert(first) }
      case .call where isStatement(node, member):
        guard let name = tree.calleeName(node), !endings.contains(name), !tellsDevelopers(node, tree, plumbing) else {
          continue
        }
        let receiver = tree.receiver(node)
        let isOwn = receiver.map { tree.kind($0) == .self } ?? true
        // `items.removeLast()` of the property itself.
        if let path = receiver.flatMap({ tree.ownPath($0) }), path.count == 1, locals.contains(path[0]),
          contentMutators.contains(name) || orderMutators.contains(name)
        {
          continue
        }
        names.insert(canonicalName(name))
        if let first = receiver.flatMap({ tree.ownPath($0) })?.first, !locals.contains(first) { targets.insert(first) }
        if isOwn { own[canonicalName(name)] = name }
      default: break
      }
    }
  }
}

/// Calls that end the app on a value that must not be.
private let endings: Set<String> = ["assertionFailure", "precondition", "preconditionFailure", "fatalError"]

/// Whether nobody uses the value of a call.
private func isStatement(_ call: NodeID, _ member: WrittenMember) -> Bool {
  var current = call
  while let parent = member.parent(current) {
    switch member.tree.kind(parent) {
    case .try, .await, .optionalChain, .force: current = parent
    case .block, .clause: return true
    case .assign: return member.tree.kind(member.tree.child(parent, 0)) == .wildcard
    default: return false
    }
  }
  return true
}

extension WrittenMember {
  /// Whether a name stands for a Swift value, as far as its type is known.
  fileprivate func holdsValue(_ name: String, at node: NodeID) -> Bool {
    let type = environment.type(ofName: name, at: tree.range(node).lower)
    return environment.facts(type)?.isValue ?? (type.collection != nil)
  }
}

extension Tree {
  /// The names of what an assignment changes: `rows` of `rows[i] = x`.
  fileprivate func changed(_ target: NodeID) -> [String]? {
    kind(target) == .index ? ownPath(child(target, 0)) : ownPath(target)
  }
}

/// What the functions of a Kotlin class call and set that give one of its properties a value, in canonical form.
private struct Givers {
  /// Of those that assign it.
  private(set) var assigning: [Set<String>] = []
  /// What those that assign it call.
  private(set) var calls: [Set<String>] = []
  /// Of those that are handed its value and may leave the assignment to a superclass.
  private(set) var receiving: [Set<String>] = []

  init(of property: Declaration, _ pair: WrittenPair, _ twin: WrittenTwin) {
    for part in pair.kotlin.environment.owner?.parts ?? [] {
      guard let tree = twin.sides.unit(.kotlin, part.unit)?.tree else { continue }
      for function in part.declaration.members where function.kind == .function {
        guard let body = function.body else { continue }
        let nodes = tree.preorder(body)
        if nodes.contains(where: { tree.kind($0) == .assign && tree.ownPath(tree.child($0, 0)) == [property.name] }) {
          assigning.append(words(of: nodes, tree))
          calls.append(Set(nodes.filter { tree.kind($0) == .call }.compactMap { tree.calleeName($0) }))
        } else if function.parameters.contains(where: { $0.key == property.key }) {
          receiving.append(words(of: nodes, tree))
        }
      }
    }
  }
}

private func words(of nodes: [NodeID], _ tree: Tree) -> Set<String> {
  var result: Set<String> = []
  for node in nodes {
    switch tree.kind(node) {
    case .call:
      if let name = tree.calleeName(node) { result.insert(canonicalName(name)) }
    case .assign:
      if let name = tree.changed(tree.child(node, 0))?.last { result.insert(canonicalName(name)) }
    default: break
    }
  }
  return result
}

/// Whether the Kotlin type has nothing of the name of a Swift property, or of its counterpart's.
private func isAbsent(_ property: String, _ pair: WrittenPair, _ twin: WrittenTwin) -> Bool {
  guard let owner = pair.kotlin.environment.owner, pair.swift.environment.owner?.property(property) != nil else {
    return false
  }
  let key = canonicalName(property)
  return owner.property(byKey: key) == nil && owner.property(byKey: counterpartName(key, pair, twin)) == nil
}

/// What Kotlin calls a member of the same type.
private func counterpartName(_ name: String, _ pair: WrittenPair, _ twin: WrittenTwin) -> String {
  let counterpart = twin.pairs.first { other in
    other.owner == pair.owner && other.swift.declaration.map { canonicalName($0.name) == name } ?? false
  }
  return counterpart?.kotlin.declaration.map { canonicalName($0.name) } ?? name
}

/// Whether what an observer calls is a function of its own type that Kotlin does not have at all: then that is what is
/// missing.
private func isUnknown(_ key: String, _ reaction: Reaction, _ pair: WrittenPair, _ twin: WrittenTwin) -> Bool {
  guard let name = reaction.own[key], let owner = pair.swift.environment.owner, owner.functions.contains(name),
    twin.declared(.kotlin).functions(named: name).isEmpty
  else { return false }
  return owner.parts.contains { part in
    part.declaration.members.contains {
      $0.kind == .function && $0.name == name && twin.sides.isLone($0, .swift, part.unit)
    }
  }
}
