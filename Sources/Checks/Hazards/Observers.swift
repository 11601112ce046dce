internal import CodeModel
internal import Comparison
internal import FindingModel
internal import Pairing
internal import SourceModel
internal import TypeInference

extension HazardCheck {
  /// Where does something follow every change of a property in Swift, and not in Kotlin?
  static let observerNotFired = HazardCheck("observer-not-fired") { twin, rule in
    twin.pairs.flatMap { pair -> [Violation] in
      guard let swift = pair.swift.declaration, let kotlin = pair.kotlin.declaration, swift.kind == .property,
        let observer = swift.accessors.first(where: { $0.kind == .didSet || $0.kind == .willSet }),
        let body = observer.body, pair.swift.tree.childCount(body) > 0,
        !onlyLogs(body, pair.swift.tree, twin.compared.mapping.plumbing)
      else { return [] }
      func found(_ kotlinRange: ByteRange, isSure: Bool = true, _ how: String) -> Violation {
        rule.violation(
          pair, (.kotlin, kotlinRange), (.swift, observer.range), isSure: isSure, saying: how,
          values: ["name": kotlin.name, "how": how])
      }
      let isDelegated = isObserved(kotlin, pair.kotlin.tree)
      guard kotlin.kind == .property,
        isDelegated || kotlin.accessors.contains(where: { $0.kind == .set && $0.body != nil })
      else {
        guard isPlainStorage(kotlin, pair.kotlin) else { return [] }
        let elsewhere = reactionElsewhere(to: kotlin, body, pair, twin)
        if elsewhere == .followed { return [] }
        return [found(kotlin.nameRange, isSure: elsewhere == .lost, "has no setter of its own")]
      }
      if let node = recursion(kotlin, pair.kotlin) {
        return [found(pair.kotlin.tree.range(node), "assigns itself in its setter, which calls the setter again")]
      }
      let early =
        isDelegated
        ? []
        : firstAssignment(of: kotlin.name, pair, twin).map { owner, node, other in
          rule.violation(
            owner, (.kotlin, owner.kotlin.tree.range(node)), (.swift, owner.swift.tree.range(other)), isSure: false,
            saying: "first",
            values: [
              "name": kotlin.name, "how": "reacts to its first value in the constructor too, to which Swift does not",
            ])
        }
      return early
        + changesInPlace(of: kotlin, pair, twin).map { owner, node in
          rule.violation(
            owner, (.kotlin, owner.kotlin.tree.range(node)),
            (.swift, inPlaceSwift(kotlin.name, owner) ?? owner.swift.declaration?.nameRange ?? observer.range),
            saying: "in place" + owner.kotlin.tree.structure(node),
            values: ["name": kotlin.name, "how": "is changed in place here, which calls no setter"])
        }
    }
  }
}

/// `var x = 1`: nothing can follow an assignment. Observable holders and delegates are something else.
private func isPlainStorage(_ property: Declaration, _ member: WrittenMember) -> Bool {
  guard property.kind == .property, property.modifiers.contains(.mutable),
    property.modifiers.isDisjoint(with: .abstract)
  else { return false }
  if let value = property.value, member.tree.kind(value) == .delegate { return false }
  let type = property.type.map { member.text($0) } ?? property.value.map { member.text($0) } ?? ""
  return !["Flow", "LiveData", "Subject", "Observable", "State", "Relay"].contains { type.contains($0) }
}

/// `by Delegates.observable(…)`, which is told of assignments and of nothing else.
private func isObserved(_ property: Declaration, _ tree: Tree) -> Bool {
  guard let value = property.value, tree.kind(value) == .delegate else { return false }
  return ["observable", "vetoable"].contains(tree.calleeName(tree.child(value, 0)) ?? "")
}

/// Where the constructors of both sides assign the property: a Kotlin setter runs there, a Swift observer does not.
private func firstAssignment(
  of property: String, _ pair: WrittenPair, _ twin: WrittenTwin
) -> [(WrittenPair, NodeID, NodeID)] {
  twin.pairs.filter { $0.owner == pair.owner && $0.pair == nil && pair.owner != nil }.compactMap { construction in
    func assignment(_ member: WrittenMember) -> NodeID? {
      // What a function does that an initializer calls is observed in Swift, too.
      let ranges =
        member.environment.owner?.parts.flatMap(\.declaration.members)
        .filter { $0.kind == .initializer || $0.kind == .initializerBlock }.map(\.range) ?? []
      return member.all(.assign).first { node in
        let path = member.tree.ownPath(member.tree.child(node, 0))
        let place = member.tree.range(node)
        return path?.map(canonicalName) == [canonicalName(property)] && member.tree.label(node) == "="
          && member.enclosing(node, [.lambda]) == nil
          && member.environment.isMutableLocal(property, at: place.lower) == nil
          && ranges.contains { $0.lower <= place.lower && place.upper <= $0.upper }
      }
    }
    guard let kotlin = assignment(construction.kotlin), let swift = assignment(construction.swift) else { return nil }
    return (construction, kotlin, swift)
  }
}

private func onlyLogs(_ body: NodeID, _ tree: Tree, _ plumbing: Plumbing) -> Bool {
  tree.children(body).allSatisfy { tellsDevelopers($0, tree, plumbing) }
}

/// Whether a call tells developers something and nobody else.
func tellsDevelopers(_ call: NodeID, _ tree: Tree, _ plumbing: Plumbing) -> Bool {
  let receiver = tree.receiver(call).flatMap { tree.path($0) } ?? []
  return (receiver + [tree.calleeName(call) ?? ""]).contains {
    plumbing.isDiagnostic(canonicalName($0)) || diagnostics.contains($0)
  }
}

private let diagnostics: Set<String> = ["print", "println", "debugPrint", "log", "NSLog", "os_log", "assert"]

/// An assignment to the property in its own setter.
private func recursion(_ property: Declaration, _ member: WrittenMember) -> NodeID? {
  guard let body = property.accessors.first(where: { $0.kind == .set })?.body else { return nil }
  let tree = member.tree
  return tree.preorder(body).first { node in
    tree.kind(node) == .assign && tree.ownPath(tree.child(node, 0)) == [property.name]
      && member.environment.isMutableLocal(property.name, at: tree.range(node).lower) == nil
      && property.accessors.allSatisfy { $0.parameter != property.name }
  }
}

/// Where members of the same type change the list or object that the property holds.
private func changesInPlace(
  of property: Declaration, _ pair: WrittenPair, _ twin: WrittenTwin
) -> [(WrittenPair, NodeID)] {
  guard let owner = pair.owner else { return [] }
  return twin.pairs.filter { $0.owner == owner }.compactMap { other in
    let found = mutations(in: other.kotlin).first { mutation in
      guard mutation.path == [property.name],
        other.kotlin.environment.isMutableLocal(property.name, at: other.kotlin.tree.range(mutation.node).lower) == nil
      else { return false }
      switch mutation.kind {
      case .contents, .element, .order: return other.kotlin.changesSharedCollection(mutation)
      case .property:
        let type = other.kotlin.type(ofPath: mutation.path, at: other.kotlin.tree.range(mutation.node).lower)
        guard let facts = other.kotlin.environment.facts(type) else { return false }
        return twin.counterpart(of: facts, on: .kotlin)?.isValue ?? false
      case .method: return false
      }
    }
    return found.map { (other, $0.node) }
  }
}

private func inPlaceSwift(_ property: String, _ pair: WrittenPair) -> ByteRange? {
  let found = mutations(in: pair.swift).first {
    $0.path.map(canonicalName) == [canonicalName(property)] && $0.kind != .method
  }
  return found.map { pair.swift.tree.range($0.node) }
}
