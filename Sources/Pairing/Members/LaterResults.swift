package import CodeModel

// func load(id: Int, completion: @escaping (Page) -> Void)     fun load(id: Int, callback: Callback<Page>)
// func load(id: Int) async -> Page                             suspend fun load(id: Int): Page
// func load(id: Int) -> AnyPublisher<Page, Never>              fun load(id: Int): Flow<Page>
//
// The forms in which a function gives what it has only later. A side may have several of one function, of which each
// goes with the other side's of its form.

extension Declaration {
  /// Whether a function gives later what it gives: it waits for it, or hands out a stream of it.
  ///
  /// - Parameter tree: a normal form.
  package func givesLater(in tree: Tree) -> Bool {
    guard kind == .function else { return false }
    if modifiers.contains(.async) { return true }
    guard let type else { return false }
    return tree.kind(type) == .typeName && canonicalName(tree.label(type)) == "stream"
  }

  /// Whether a function takes what it is to call with what it has, and gives nothing by itself.
  ///
  /// - Parameter tree: a normal form.
  package func callsBack(in tree: Tree) -> Bool {
    guard kind == .function, type == nil, !hasExpressionBody, !modifiers.contains(.async) else { return false }
    return parameters.contains { $0.isCalledBack(in: tree) }
  }
}

extension Parameter {
  /// Whether it is called with a result, by what its type is or by what that is called.
  ///
  /// - Parameter tree: a normal form.
  package func isCalledBack(in tree: Tree) -> Bool {
    guard let type = type.map(tree.unwrappedType) else { return false }
    if tree.kind(type) == .functionType { return true }
    guard tree.kind(type) == .typeName else { return false }
    let spelt = tree.soft(type).isEmpty ? tree.label(type) : tree.soft(type)
    return words(of: lastComponent(of: spelt)).last.map(receivers.contains) ?? false
  }
}

/// Last words of the names of types whose objects are told of a result.
private let receivers: Set<String> = ["callback", "listener", "handler", "completion"]
