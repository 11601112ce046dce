internal import CodeModel
internal import Pairing
internal import SourceModel

/// The parameters that only one of two functions has that are counterparts, and those that take another type. Their
/// declarations tell of them, so that no call needs to: there is nothing on the other side to hold the argument against, or
/// something else.
struct UnsharedParameters: Sendable {
  /// Canonical names as calls mention them.
  private struct Callees: Hashable {
    var swift: String
    var kotlin: String
  }

  private struct Labels {
    var lonely: PerSide<Set<String>> = PerSide()
    var shared: PerSide<Set<String>> = PerSide()
    /// Of parameters of different types the two labels.
    var differing: Set<[String]> = []
    /// Of parameters that are counterparts, the label in Swift → that in Kotlin.
    var counterparts: [String: String] = [:]
  }

  private var labels: [Callees: Labels] = [:]
  /// Callees that share several parameters with a counterpart.
  private var several: PerSide<Set<String>> = PerSide()

  init() {}

  /// - Parameter signatures: what callers see otherwise, in the order of `mapping.members`.
  init(_ mapping: Mapping, signatures: [[SignatureDifference]]) {
    // Who are counterparts for want of any others share nothing that could be relied on.
    let loose: Set<Evidence> = [.onlyCandidates, .moved]
    for (pair, signature) in zip(mapping.members, signatures) where loose.isDisjoint(with: pair.evidence) {
      let (swift, kotlin) = (mapping[pair.swift], mapping[pair.kotlin])
      guard haveComparableParameters(swift.declaration, kotlin.declaration) else { continue }
      let differing = Set(signature.filter { $0.kind == .parameterType && !$0.isWeak }.map(\.parameter))
      let trees = (mapping.swift.units[swift.unit].tree, mapping.kotlin.units[kotlin.unit].tree)
      func add(_ callees: Callees) { self.add(callees, swift.declaration, kotlin.declaration, trees, differing) }
      switch swift.declaration.kind {
      // Another name may have its reason in what else is taken, but for who calls: a delegate's method names and passes
      // it.
      case .function where swift.key == kotlin.key || passesCaller(swift, kotlin.declaration):
        add(Callees(swift: swift.key, kotlin: kotlin.key))
      case .initializer:
        guard let type = swift.parent, let other = kotlin.parent else { continue }
        let keys = (mapping[type].key, mapping[other].key)
        add(Callees(swift: keys.0, kotlin: keys.1))
        // Where a name is only mentioned, a convention such as `Exception` for `Error` may have made one of two.
        for key in [keys.0, keys.1] where keys.0 != keys.1 {
          add(Callees(swift: key, kotlin: key))
        }
      default: continue
      }
    }
  }

  /// `managerDidUpdate(_ manager: Manager, session: Session)`, against one that takes all but the manager.
  private func passesCaller(_ swift: IndexedDeclaration, _ kotlin: Declaration) -> Bool {
    let (own, other) = (swift.declaration.parameters, kotlin.parameters)
    guard let caller = own.first, own.count == other.count + 1 else { return false }
    // `errorPresenter(_ presenter: ErrorPresenter, didSelect action: String)` is named after its type.
    let isNamed = swift.key.hasPrefix(caller.key) || caller.label == "_" && swift.key.hasSuffix(caller.key)
    return caller.name.count > 3 && isNamed
      && zip(own.dropFirst(), other).allSatisfy { $0.key == $1.key }
  }

  private mutating func add(
    _ callees: Callees, _ swift: Declaration, _ kotlin: Declaration, _ trees: (Tree, Tree), _ differing: Set<String>
  ) {
    for link in linkParameters(swift.parameters, kotlin.parameters, in: trees) {
      let isShared = link.swift != nil && link.kotlin != nil
      if let i = link.swift, let j = link.kotlin {
        let label = swift.parameters[i].argumentLabel
        labels[callees, default: Labels()].counterparts[label] = kotlin.parameters[j].argumentLabel
      }
      if let i = link.swift, let j = link.kotlin, differing.contains(swift.parameters[i].name) {
        let pair = [swift.parameters[i].argumentLabel, kotlin.parameters[j].argumentLabel]
        labels[callees, default: Labels()].differing.insert(pair)
      }
      func add(_ parameter: Parameter, _ side: Side) {
        let label = parameter.argumentLabel
        if isShared {
          labels[callees, default: Labels()].shared[side].insert(label)
        } else {
          labels[callees, default: Labels()].lonely[side].insert(label)
        }
      }
      if let position = link.swift { add(swift.parameters[position], .swift) }
      if let position = link.kotlin { add(kotlin.parameters[position], .kotlin) }
    }
    if labels[callees]?.counterparts.count ?? 0 > 1 {
      several[.swift].insert(callees.swift)
      several[.kotlin].insert(callees.kotlin)
    }
  }

  /// Whether a callee shares several parameters with a counterpart, so that a label may name the wrong one.
  func haveSeveral(_ callee: String, _ side: Side) -> Bool { several[side].contains(callee) }

  /// Whether the parameters of two labels are counterparts, but not of each other.
  func areCounterpartsOfOthers(_ label: String, _ other: String, swift: String, kotlin: String) -> Bool {
    guard let known = labels[Callees(swift: swift, kotlin: kotlin)]?.counterparts, let partner = known[label] else {
      return false
    }
    return partner != other && known.values.contains(other)
  }

  /// Whether two callees declare the parameters of these labels to be of different types.
  func areOfDifferentTypes(_ label: String, _ other: String, swift: String, kotlin: String) -> Bool {
    labels[Callees(swift: swift, kotlin: kotlin)]?.differing.contains([label, other]) ?? false
  }

  /// The labels of the arguments that only this side can hand to a callee. What another overload shares is shared.
  func labels(_ side: Side, swift: String, kotlin: String) -> Set<String> {
    guard let labels = labels[Callees(swift: swift, kotlin: kotlin)] else { return [] }
    return labels.lonely[side].subtracting(labels.shared[side])
  }
}

/// Whether a parameter that only one of two declarations has is missing on the other one. A free function takes as
/// parameter what a member has as receiver, and a case's values may be a class of their own.
func haveComparableParameters(_ swift: Declaration, _ kotlin: Declaration) -> Bool {
  swift.kind == kotlin.kind && ((swift.receiver == nil) == (kotlin.receiver == nil) || swift.kind != .function)
}

extension Parameter {
  /// What a call may write before the argument, canonical.
  var argumentLabel: String { canonicalName(label.map { $0 == "_" ? name : $0 } ?? name) }
}
