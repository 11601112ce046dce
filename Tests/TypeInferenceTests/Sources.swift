import CodeModel
import KotlinFrontend
import SourceModel
import SwiftFrontend
import TypeInference

/// The environment of the first function in a text, made of that text alone.
func environment(_ text: String, _ side: Side) -> TypeEnvironment {
  let file = SourceFile(path: "X.\(side == .swift ? "swift" : "kt")", side: side, text: text)
  let unit = side == .swift ? lowerSwift(file) : lowerKotlin(file)
  let declared = DeclaredTypes(side: side, units: [unit])
  var function: Declaration?
  var owner: TypeFacts?
  unit.forEachDeclaration { declaration, enclosing in
    guard function == nil, declaration.kind == .function, declaration.body != nil else { return }
    function = declaration
    owner = enclosing.last.flatMap { declared.type($0.name) }
  }
  return TypeEnvironment(
    unit: unit, number: 0, declared: declared, owner: owner, member: function,
    roots: function?.body.map { [$0] } ?? [])
}

/// The type of the result of the first function in a text.
func resultType(_ text: String, _ side: Side, asking twin: String? = nil) -> ValueType {
  var environment = environment(text, side)
  if let twin { environment.ask(TypeInferenceTests.environment(twin, side.other)) }
  let tree = environment.unit.tree
  var result: ValueType = .unknown
  for root in environment.unit.roots {
    for node in tree.preorder(root) where tree.kind(node) == .return {
      if let value = tree.children(node).first { result = environment.type(of: value) }
    }
  }
  return result
}

func swift(_ body: String) -> ValueType { resultType("func f() {\n\(body)\n}", .swift) }
func kotlin(_ body: String) -> ValueType { resultType("fun f() {\n\(body)\n}", .kotlin) }
