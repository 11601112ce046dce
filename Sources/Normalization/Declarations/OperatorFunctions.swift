// subscript(index: Int) -> Court { get { } set { } }     operator fun get(index: Int): Court; operator fun set(index: Int, value: Court)
//
// Catalogue B69.

internal import CodeModel
internal import SourceModel

extension Pass {
  /// Kotlin's `get` and `set` operators are a subscript and its setter.
  static let operatorFunctions = Pass.scopes("operator functions") { declarations, enclosing, tree, _ in
    guard enclosing != nil else { return }
    for index in declarations.indices where declarations[index].isOperator("get") {
      declarations[index].kind = .subscript
      declarations[index].name = "subscript"
    }
    var result: [Declaration] = []
    for declaration in declarations {
      guard declaration.isOperator("set"), let value = declaration.parameters.last,
        let home = result.firstIndex(where: {
          $0.kind == .subscript && $0.parameters.count == declaration.parameters.count - 1
        })
      else {
        result.append(declaration)
        continue
      }
      result[home].accessors.append(
        Accessor(kind: .set, parameter: value.name, body: declaration.body, range: declaration.range))
    }
    declarations = result
  }
}

extension Declaration {
  fileprivate func isOperator(_ name: String) -> Bool {
    kind == .function && modifiers.contains(.operator) && self.name == name
  }
}
