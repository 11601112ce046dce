internal import CodeModel
internal import Pairing
internal import SourceModel

/// Under which names the functions and initializers of one side take their arguments, so that an argument without a label
/// can be held against one with a label.
struct DeclaredParameters: Sendable {
  private struct List: Sendable, Hashable {
    /// Canonical.
    var labels: [String]
    /// What the parameters are called inside, canonical: `query` of `in query: Query`.
    var names: [String]
    var isVariadic: Bool
    /// Label → hash of the constant that stands where no argument does.
    var defaults: [String: UInt64]
    /// Whether it learns by whom it is called where nobody says so: `caller: String = #function`.
    var learnsCaller: Bool
  }

  /// Canonical name of a function, or of the type that an initializer makes → the different lists.
  private var lists: [String: [List]] = [:]
  /// The same of the cases of enums. Their values need no labels, so only what they are without an argument is asked.
  private var cases: [String: [List]] = [:]
  /// The first labels of any list, up to as many as a call to a superclass may hand over.
  private var beginnings: Set<[String]> = []

  init() {}

  /// - Parameter otherNames: canonical names of types → those under which calls may mention them.
  init(_ index: DeclarationIndex, otherNames: [String: Set<String>] = [:]) {
    var known: [String: Set<List>] = [:]
    var knownCases: [String: Set<List>] = [:]
    for entry in index.declarations {
      let declaration = entry.declaration
      guard [.function, .initializer, .enumCase].contains(declaration.kind), !declaration.parameters.isEmpty else {
        continue
      }
      let key = declaration.kind == .initializer ? entry.parent.map { index[$0].key } ?? "" : entry.key
      let list = List(
        labels: declaration.parameters.map(\.argumentLabel), names: declaration.parameters.map(\.key),
        isVariadic: declaration.parameters.contains(where: \.isVariadic),
        defaults: DeclaredParameters.defaults(
          declaration.parameters, index.units[entry.unit].tree, index.fingerprints[entry.unit]),
        learnsCaller: DeclaredParameters.learnsCaller(declaration.parameters, index.units[entry.unit].tree))
      if declaration.kind == .enumCase {
        if knownCases[key, default: []].insert(list).inserted { cases[key, default: []].append(list) }
        continue
      }
      if known[key, default: []].insert(list).inserted { lists[key, default: []].append(list) }
    }
    for (key, names) in otherNames.sorted(by: { $0.key < $1.key }) {
      guard let known = lists[key] else { continue }
      for name in names where lists[name] == nil { lists[name] = known }
    }
    for list in known.values.joined() {
      for count in 0...min(list.labels.count, Self.longest) { beginnings.insert(Array(list.labels.prefix(count))) }
    }
  }

  /// Of so many declarations of one name it is not asked which of them is meant.
  private static let manyLists = 50

  /// Of longer lists of arguments every declaration is asked.
  private static let longest = 12

  private static func defaults(
    _ parameters: [Parameter], _ tree: Tree, _ fingerprints: Fingerprints
  ) -> [String: UInt64] {
    parameters.reduce(into: [:]) { result, parameter in
      guard let value = parameter.defaultValue, isConstant(value, tree) else { return }
      result[parameter.argumentLabel] = fingerprints.exact(value)
    }
  }

  private static func learnsCaller(_ parameters: [Parameter], _ tree: Tree) -> Bool {
    parameters.contains { parameter in
      parameter.defaultValue.map { tree.kind($0) == .macro && tree.label($0).lowercased() == "function" } ?? false
    }
  }

  /// A literal, a case or a constant of a type: `5`, `.plain`, `Style.PLAIN`, `[]`.
  private static func isConstant(_ value: NodeID, _ tree: Tree) -> Bool {
    switch tree.kind(value) {
    case .name: tree.marks(value).contains(.qualified) && tree.marks(value).isDisjoint(with: [.called, .local])
    case .list, .map: tree.childCount(value) == 0
    default: tree.kind(value).isLiteral
    }
  }

  /// Whether every declaration of a callee that takes an argument of a label takes a constant of this hash without one.
  func isDefault(_ hash: UInt64, ofLabel label: String, callee: String) -> Bool {
    let fitting = (lists[callee] ?? []).filter { $0.labels.contains(label) }
    return !fitting.isEmpty && fitting.allSatisfy { $0.defaults[label] == hash }
  }

  /// The same of a callee that may be a case of an enum; an argument without a label is known by its place.
  func isDefault(_ hash: UInt64, ofLabel label: String, at position: Int, callee: String) -> Bool {
    let known = (lists[callee] ?? []) + (cases[callee] ?? [])
    let fitting = known.filter { label.isEmpty || $0.labels.contains(label) }
    return !fitting.isEmpty
      && fitting.allSatisfy { list in
        guard label.isEmpty else { return list.defaults[label] == hash }
        return list.labels.indices.contains(position) && list.defaults[list.labels[position]] == hash
      }
  }

  /// Whether nothing but cases of enums goes by a name.
  func isCase(_ callee: String) -> Bool { lists[callee] == nil && cases[callee] != nil }

  /// Whether every declaration of a callee learns by whom it is called.
  func learnsCaller(_ callee: String) -> Bool {
    let known = lists[callee] ?? []
    return !known.isEmpty && known.allSatisfy(\.learnsCaller)
  }

  /// Every label under which a callee takes an argument; `nil` for one that is not declared here.
  func labels(ofCallee key: String) -> Set<String>? { lists[key].map { Set($0.flatMap(\.labels)) } }

  /// Where the parameters of these labels stand in the only declaration of a callee that has them all, and no others.
  func positions(of labels: [String], callee: String) -> [Int]? {
    let fitting = (lists[callee] ?? []).filter { Set($0.labels) == Set(labels) && $0.labels.count == labels.count }
    guard fitting.count == 1, let list = fitting.first else { return nil }
    return labels.compactMap { list.labels.firstIndex(of: $0) }
  }

  /// What the parameters of these labels are called inside, where all declarations of a callee that have them agree.
  func names(of labels: [String], callee: String) -> [String]? {
    let known = (lists[callee] ?? []).compactMap { list -> [String]? in
      let positions = labels.compactMap { list.labels.firstIndex(of: $0) }
      return positions.count == labels.count ? positions.map { list.names[$0] } : nil
    }
    return known.allSatisfy { $0 == known[0] } ? known.first : nil
  }

  /// Whether some declaration takes its first arguments under these labels in this order: one of the callee's, or one of any
  /// type where a superclass is called.
  func declares(_ labels: [String], callee: String) -> Bool {
    guard callee == "init" else { return (lists[callee] ?? []).contains { $0.labels.starts(with: labels) } }
    if labels.count <= Self.longest { return beginnings.contains(labels) }
    return lists.values.contains { $0.contains { $0.labels.starts(with: labels) } }
  }

  /// Whether a call hands its arguments to the first parameters of a declaration in their order, as far as that is known.
  func areInOrder(_ call: NodeID, in tree: Tree) -> Bool {
    guard let labels = labels(of: call, in: tree) else { return true }
    return (lists[tree.label(tree.child(call, 0))] ?? []).contains { $0.labels.starts(with: labels) }
  }

  /// Whether a call names an argument that no declaration of its callee takes: it calls something else, of another library.
  func areForeignLabels(of call: NodeID, in tree: Tree) -> Bool {
    guard let known = lists[tree.label(tree.child(call, 0))] else { return false }
    let written = tree.children(call).dropFirst().filter { !tree.marks($0).contains(.assigned) }
      .map { canonicalName(tree.soft($0)) }.filter { !$0.isEmpty }
    return !written.isEmpty && !known.contains { list in written.allSatisfy(list.labels.contains) }
  }

  /// The labels under which the only initializer of a type that may be meant takes some arguments. A parameter that is
  /// handed on by its own name stands where that name does, and behind the last label goes by it: what is `null` where
  /// nothing is handed has no label here.
  ///
  /// - Parameters:
  ///   - own: the labels of the initializer that hands them on, which does not hand them to itself.
  ///   - facing: the labels that the other side hands them on with, as far as these are written.
  func labels(
    of arguments: [NodeID], makingType key: String, besides own: [String], facing: [String], in tree: Tree
  ) -> [String]? {
    guard arguments.allSatisfy({ tree.kind($0) == .argument }), (lists[key]?.count ?? 0) <= Self.manyLists else {
      return nil
    }
    let written = arguments.map { canonicalName(tree.soft($0)) }
    let handed = arguments.map { argument -> String? in
      let value = tree.child(argument, 0)
      return tree.kind(value) == .name ? tree.label(value) : nil
    }
    func known(_ list: List) -> Int {
      2 * zip(handed, list.labels).count { $0 == $1 } + list.labels.count(where: facing.contains)
    }
    let lists = (lists[key] ?? []).filter { !$0.isVariadic && $0.labels != own }
    let most = lists.map(known).max() ?? 0
    let fitting = lists.filter { list in
      guard known(list) == most else { return false }
      return written.indices.allSatisfy { position in
        if !written[position].isEmpty { return list.labels.contains(written[position]) }
        guard let name = handed[position] else { return position < list.labels.count }
        return list.labels.firstIndex(of: name).map { $0 == position } ?? true
      }
    }
    let isTold = !written.contains(where: \.isEmpty)
    guard isTold || fitting.count == 1 else { return nil }
    let labels = written.indices.compactMap { position -> String? in
      if !written[position].isEmpty { return written[position] }
      return position < fitting[0].labels.count ? fitting[0].labels[position] : handed[position]
    }
    return Set(labels).count == written.count ? labels : nil
  }

  /// The labels of a call's arguments: those that are written, and for the others those of the only declaration that
  /// may be meant; `nil` when one of them stays unknown or two are the same.
  func labels(of call: NodeID, in tree: Tree) -> [String]? {
    let arguments = Array(tree.children(call).dropFirst())
    guard let last = arguments.last, arguments.allSatisfy({ tree.kind($0) == .argument }) else { return nil }
    var labels = arguments.map { canonicalName(tree.soft($0)) }
    if labels.contains(where: \.isEmpty) {
      // A case may be called as a type is: `Chat.group(x)` beside `class Group`.
      if cases[tree.label(tree.child(call, 0))] != nil { return nil }
      let handed = zip(labels, arguments).filter { !tree.marks($0.1).contains(.assigned) }.map(\.0)
      let written = handed.filter { !$0.isEmpty }
      let fitting = (lists[tree.label(tree.child(call, 0))] ?? []).filter { list in
        (list.isVariadic || list.labels.count >= handed.count) && written.allSatisfy(list.labels.contains)
      }
      guard fitting.count == 1, let list = fitting.first, !list.isVariadic else { return nil }
      // A closure behind the parentheses is the last one, wherever the others end.
      let isTrailing = tree.range(last).upper == tree.range(call).upper && labels[labels.count - 1].isEmpty
      guard !isTrailing || arguments.count == list.labels.count else { return nil }
      for position in labels.indices where labels[position].isEmpty { labels[position] = list.labels[position] }
    }
    return Set(labels).count == labels.count ? labels : nil
  }
}
