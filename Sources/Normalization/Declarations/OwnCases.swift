// var isOpen: Bool { switch self { case .idle, .busy: true; default: false } }
// val isOpen get() = when (this) { IDLE -> true; BUSY -> true; DONE -> false }
//
// What an enum says of its own cases, case by case: each short answer stands beside its case. Catalogue B90, C36.

internal import CodeModel
internal import SourceModel

extension Pass {
  static let ownCases = Pass.declarations("own cases") { declaration, tree, _ in
    guard declaration.kind == .enum else { return }
    let cases = declaration.members.filter { $0.kind == .enumCase }.map(\.name)
    guard !cases.isEmpty, cases.count <= 64 else { return }
    for member in declaration.members where member.kind == .property || member.kind == .function {
      for root in member.ownNodes {
        for node in tree.postorder(root) where tree.kind(node) == .switch && tree.kind(tree.child(node, 0)) == .self {
          tree.answerEach(of: cases, node)
        }
      }
    }
  }
}

extension Tree {
  fileprivate mutating func answerEach(of cases: [String], _ choice: NodeID) {
    let arms = Array(children(choice).dropFirst())
    var waiting = Set(cases.map { canonicalName($0) })
    for arm in arms {
      guard kind(arm) == .arm, isEmpty(child(arm, 1)), kind(child(arm, 2)) == .block else { return }
      for pattern in children(child(arm, 0)) where kind(pattern) != .default {
        guard kind(pattern) == .casePattern, childCount(pattern) == 0 else { return }
        waiting.remove(canonicalName(label(pattern)))
      }
    }
    var result: [NodeID] = []
    for arm in arms {
      let patterns = Array(children(child(arm, 0)))
      guard isBrief(child(arm, 2)), patterns.count > 1 || patterns.contains(where: { kind($0) == .default }) else {
        result.append(arm)
        continue
      }
      for pattern in patterns {
        if kind(pattern) == .default {
          let place = range(pattern)
          for name in cases where waiting.contains(canonicalName(name)) {
            result.append(answer(add(.casePattern, name, marks: .synthesized, range: place), as: arm))
          }
        } else {
          result.append(answer(pattern, as: arm))
        }
      }
    }
    if result != arms { setChildren(choice, [child(choice, 0)] + result) }
  }

  private mutating func answer(_ pattern: NodeID, as arm: NodeID) -> NodeID {
    let patterns = add(.patterns, marks: .synthesized, range: range(pattern), [pattern])
    let body = deepCopy(child(arm, 2))
    return add(.arm, marks: .synthesized, range: range(arm), [patterns, addEmpty(at: Int(range(body).lower)), body])
  }

  /// One constant or a few words of code, which may stand more than once.
  private func isBrief(_ block: NodeID) -> Bool {
    childCount(block) <= 1 && preorder(block).count <= 12
  }
}
