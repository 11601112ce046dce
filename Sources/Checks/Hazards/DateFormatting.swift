internal import CodeModel
internal import SourceModel

/// How a formatter of dates is set up, as far as its file says.
struct DateFormatting {
  /// Where it is made.
  var node: NodeID
  /// `fixed`, `current`, or `nil` when nothing is said.
  var locale: String?
  var hasZone = false
  /// `ISO8601DateFormatter`, which counts in UTC unless it is told otherwise.
  var isISO = false
  var pattern: String?
  var parses = false
  var isStrict = false
  /// Whether one is kept for everybody: in a companion, an object or at file level.
  var isShared = false
  /// Whether the file speaks of other threads.
  var isUsedByThreads = false

  /// The only formatter that a Swift member makes, else the kept one that it uses.
  static func swift(_ member: WrittenMember) -> DateFormatting? {
    let tree = member.tree
    let makers = ["DateFormatter", "ISO8601DateFormatter"]
    guard member.unit.file.contains("DateFormatter"),
      let place = FormatterPlace(
        member, isMaker: { makers.contains(tree.calleeName($0) ?? "") && tree.childCount($0) == 1 })
    else { return nil }
    var result = DateFormatting(node: place.maker)
    if tree.calleeName(place.maker) == "ISO8601DateFormatter" {
      (result.locale, result.hasZone, result.isISO) = ("fixed", true, true)
    }
    for node in place.nodes {
      switch tree.kind(node) {
      case .assign:
        let target = tree.child(node, 0)
        guard tree.kind(target) == .member else { continue }
        switch tree.label(target) {
        case "locale": result.locale = isFixed(tree.child(node, 1), member) ? "fixed" : "current"
        case "timeZone": result.hasZone = true
        case "dateFormat":
          // One that is given several patterns in turn has none of its own.
          result.pattern = result.pattern == nil ? text(tree.child(node, 1), tree) ?? "" : ""
        default: break
        }
      case .call where tree.calleeName(node) == "date": result.parses = true
      case .call where tree.calleeName(node) == "setLocalizedDateFormatFromTemplate": result.locale = "current"
      default: break
      }
    }
    return result
  }

  /// The same of Kotlin's `SimpleDateFormat`.
  static func kotlin(_ member: WrittenMember) -> DateFormatting? {
    let tree = member.tree
    guard member.unit.file.contains("SimpleDateFormat"),
      let place = FormatterPlace(member, isMaker: { tree.calleeName($0) == "SimpleDateFormat" })
    else { return nil }
    var result = DateFormatting(node: place.maker)
    result.isShared = place.isShared
    result.isUsedByThreads = threadWords.contains { member.unit.file.contains($0) }
    let arguments = tree.argumentValues(place.maker)
    result.pattern = arguments.first.flatMap { text($0, tree) }
    if arguments.count > 1 { result.locale = isFixed(arguments[1], member) ? "fixed" : "current" }
    for node in place.nodes {
      switch tree.kind(node) {
      case .assign:
        let name = tree.path(tree.child(node, 0))?.last
        if name == "timeZone" { result.hasZone = true }
        if name == "isLenient" { result.isStrict = true }
      case .call where tree.calleeName(node) == "setTimeZone": result.hasZone = true
      case .call where tree.calleeName(node) == "applyPattern": result.pattern = nil
      case .call where tree.calleeName(node) == "parse": result.parses = true
      default: break
      }
    }
    return result
  }
}

private let threadWords: [StaticString] = [
  "suspend fun", "Dispatchers.", "Executor", "Thread(", "withContext(", "subscribeOn(", "observeOn(", "AsyncTask",
  "@WorkerThread",
]

/// Where a member's formatter is made, and what may say how it is set up.
private struct FormatterPlace {
  var maker: NodeID
  /// Of the member, and of the whole file where they are about the property that keeps the formatter.
  var nodes: [NodeID]
  var isShared = false

  init?(_ member: WrittenMember, isMaker: (NodeID) -> Bool) {
    let tree = member.tree
    let makers = member.all(.call).filter(isMaker)
    guard makers.count < 2 else { return nil }
    nodes = member.nodes
    var keeper: String?
    if let maker = makers.first {
      self.maker = maker
      if let declaration = member.declaration, declaration.kind == .property { keeper = declaration.name }
    } else {
      let used = Set(member.nodes.filter { [.name, .member].contains(tree.kind($0)) }.map { tree.label($0) })
      var kept: [(maker: NodeID, name: String, value: NodeID, isShared: Bool)] = []
      member.unit.forEachDeclaration { declaration, enclosing in
        guard declaration.kind == .property, used.contains(declaration.name), let value = declaration.value,
          let maker = tree.preorder(value).first(where: isMaker)
        else { return }
        let isShared = enclosing.last.map { $0.kind == .object || $0.modifiers.contains(.companion) } ?? true
        kept.append((maker, declaration.name, value, isShared))
      }
      // Of several, nobody can tell which stands for the other side's.
      guard kept.count == 1 else { return nil }
      (maker, keeper, isShared) = (kept[0].maker, kept[0].name, kept[0].isShared)
      nodes += tree.preorder(kept[0].value)
    }
    // `formatter.locale = …` in an initializer is about the property.
    guard let keeper else { return }
    var bodies: [NodeID] = []
    member.unit.forEachDeclaration { declaration, _ in
      guard declaration.kind == .initializer || declaration.kind == .initializerBlock else { return }
      bodies += [declaration.body].compactMap { $0 }
    }
    nodes += bodies.flatMap { tree.preorder($0) }.filter { node in
      tree.kind(node) == .assign && tree.ownPath(tree.child(node, 0))?.dropLast().last == keeper
    }
  }
}

/// `Locale(identifier: "en_US_POSIX")`, `Locale.US`, `Locale.ROOT`; not the user's own.
private func isFixed(_ node: NodeID, _ member: WrittenMember) -> Bool {
  let words = member.text(node)
  return !words.contains("getDefault") && !words.contains("current") && !words.contains("autoupdating")
    && (words.contains("\"") || words.contains("US") || words.contains("ROOT") || words.contains("ENGLISH")
      || words.contains("UK"))
}

private func text(_ node: NodeID, _ tree: Tree) -> String? {
  guard tree.kind(node) == .string, tree.isLiteral(node) else { return nil }
  return tree.children(node).map { tree.label($0) }.joined()
}
