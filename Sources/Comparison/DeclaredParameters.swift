internal import CodeModel
internal import Pairing
internal import SourceModel

/// Under which names the functions and initializers of one side take their arguments, so that an argument without a label
/// can be held against one with a label.
struct DeclaredParameters: Sendable {
  /// Canonical name of a function, or of the type that an initializer makes → the different lists of canonical labels.
  private var lists: [String: [[String]]] = [:]

  init() {}

  init(_ index: DeclarationIndex) {
    for entry in index.declarations {
      let declaration = entry.declaration
      guard declaration.kind == .function || declaration.kind == .initializer, !declaration.parameters.isEmpty else {
        continue
      }
      let key = declaration.kind == .function ? entry.key : entry.parent.map { index[$0].key } ?? ""
      let list = declaration.parameters.map { parameter in
        canonicalName(parameter.label.map { $0 == "_" ? parameter.name : $0 } ?? parameter.name)
      }
      if lists[key]?.contains(list) != true { lists[key, default: []].append(list) }
    }
  }

  /// The labels of a call's arguments: those that are written, and for the others those of the only declaration that
  /// takes so many; `nil` when one of them stays unknown or two are the same.
  func labels(of call: NodeID, in tree: Tree) -> [String]? {
    let arguments = Array(tree.children(call).dropFirst())
    let written = arguments.map { canonicalName(tree.soft($0)) }
    guard arguments.count >= 2, arguments.allSatisfy({ tree.kind($0) == .argument }) else { return nil }
    var labels = written
    if written.contains(where: \.isEmpty) {
      let fitting = (lists[tree.label(tree.child(call, 0))] ?? []).filter { $0.count >= arguments.count }
      guard fitting.count == 1, let list = fitting.first else { return nil }
      for position in labels.indices where labels[position].isEmpty { labels[position] = list[position] }
    }
    return Set(labels).count == labels.count ? labels : nil
  }
}
