// enum Step: Int { case welcome, plan }        enum class Step { WELCOME, PLAN }
// Step(rawValue: step.rawValue + 1)            Step.entries.getOrNull(step.ordinal + 1)
//
// Where an enum numbers its cases from nought and says no number itself, its raw value is its place. Catalogue B82, D017.

internal import CodeModel
internal import SourceModel

extension Pass {
  static let ordinalLookups = Pass("look-ups by place") { unit, _ in
    guard unit.file.side == .swift else { return }
    var counted: Set<String> = []
    unit.forEachDeclaration { declaration, _ in
      let isNumbered = declaration.supertypes.first.map { unit.tree.label($0.type) == "Int" } ?? false
      let cases = declaration.members.filter { $0.kind == .enumCase }
      if declaration.kind == .enum, isNumbered, !cases.isEmpty, cases.allSatisfy({ $0.value == nil }) {
        counted.insert(declaration.name)
      }
    }
    guard !counted.isEmpty else { return }
    for root in unit.roots {
      for node in unit.tree.postorder(root) where unit.tree.kind(node) == .call { unit.tree.lookUpByPlace(node, counted) }
    }
  }
}

extension Tree {
  fileprivate mutating func lookUpByPlace(_ call: NodeID, _ counted: Set<String>) {
    let type = child(call, 0)
    guard kind(type) == .name, counted.contains(label(type)), childCount(call) == 2, soft(child(call, 1)) == "rawValue",
      preorder(child(call, 1)).contains(where: { kind($0) == .member && label($0) == "rawValue" })
    else { return }
    for node in preorder(child(call, 1)) where kind(node) == .member && label(node) == "rawValue" { setLabel(node, "ordinal") }
    setSoft(child(call, 1), "")
    let place = range(type)
    let cases = add(.member, "allCases", marks: .synthesized, range: place, [type])
    setChild(call, 0, add(.member, "getOrNull", marks: .synthesized, range: place, [cases]))
  }
}
