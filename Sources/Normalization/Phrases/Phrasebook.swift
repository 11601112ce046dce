internal import CodeModel
internal import RuleBook
internal import SourceModel

/// The phrases of `Rules/phrasebook`, compiled and indexed by the head of their patterns, so that their number does not
/// slow a run down.
///
/// All spellings of a phrase, in both languages, become one: its `normal`, or else its first Kotlin spelling. A spelling
/// of one language is rewritten in the other as well unless that language means something else by it; so a Swift method
/// that a team calls `add` still equals its Kotlin twin.
struct Phrasebook: Sendable {
  private struct Entry: Sendable {
    let pattern: Pattern
    let normal: Pattern
    let near: [NearMark]
  }

  private var entries: [Side: [PatternHead: [Entry]]] = [:]
  private(set) var problems: [Problem] = []

  init(_ phrases: [Phrase], vocabulary: Vocabulary, lower: (SourceFile) -> SourceUnit) {
    var compiled: [Side: [Entry]] = [:]
    var owners: [String: (id: String, normal: String)] = [:]
    for phrase in phrases {
      func compile(_ spelling: String, _ side: Side) -> Pattern? {
        let pattern = Pattern(
          spelling, side: side, isStatement: phrase.isStatement, vocabulary: vocabulary, lower: lower)
        if pattern == nil { report(phrase, "the \(side.languageName) pattern `\(spelling)` is no single expression") }
        return pattern
      }
      guard let normalSpelling = phrase.normal ?? Phrasebook.standardNormal(of: phrase),
        let normal = compile(normalSpelling, .kotlin)
      else { continue }
      for side in Side.allCases {
        let spellings = side == .swift ? phrase.patterns.swift : phrase.patterns.kotlin
        for spelling in spellings {
          guard let pattern = compile(spelling, side) else { continue }
          let key = "\(side) \(pattern.text)"
          if let owner = owners[key], owner.normal != normal.text {
            report(phrase, "the \(side.languageName) pattern `\(spelling)` already belongs to `\(owner.id)`")
            continue
          }
          owners[key] = (phrase.id, normal.text)
          let near = phrase.near.map { NearMark(hazard: $0, equivalence: phrase.id, spelling: spelling) }
          compiled[side, default: []].append(Entry(pattern: pattern, normal: normal, near: near))
        }
      }
    }
    index(compiled)
  }

  /// The first Kotlin spelling, unless it names a type that another spelling leaves to inference: then a call of the
  /// phrase's own name with what every spelling binds.
  private static func standardNormal(of phrase: Phrase) -> String? {
    guard let first = phrase.patterns.kotlin.first else { return nil }
    let spellings = (phrase.patterns.swift + phrase.patterns.kotlin).map { Set(Metavariable.all(in: $0)) }
    let own = Metavariable.all(in: first)
    if own.allSatisfy({ variable in spellings.allSatisfy { $0.contains(variable) } }) { return first }
    let common = own.filter { variable in spellings.allSatisfy { $0.contains(variable) } }
    return "\(words(of: phrase.id).joined())(\(common.map(\.spelling).joined(separator: ", ")))"
  }

  private mutating func report(_ phrase: Phrase, _ message: String) {
    problems.append(
      Problem(
        .error, path: phrase.path, position: SourcePosition(line: phrase.line, column: 1),
        message: "phrase `\(phrase.id)`: \(message)"))
  }

  private mutating func index(_ compiled: [Side: [Entry]]) {
    for side in Side.allCases {
      let own = compiled[side] ?? []
      let taken = Set(own.map(\.pattern.head))
      // Kotlin's property `first` is an element of a `Pair`.
      let borrowed = (compiled[side.other] ?? []).filter { !taken.contains($0.pattern.head) && $0.pattern.head.label != "first" }
      var table: [PatternHead: [Entry]] = [:]
      // A spelling that is the normal form itself has nothing to do but to leave its mark.
      for entry in own + borrowed where entry.pattern.text != entry.normal.text || !entry.near.isEmpty {
        table[entry.pattern.head, default: []].append(entry)
      }
      // Among patterns with one head the more particular one comes first.
      for head in table.keys {
        table[head]?.sort { ($0.pattern.constantCount, $1.pattern.text) > ($1.pattern.constantCount, $0.pattern.text) }
      }
      entries[side] = table
    }
  }

  /// Rewrites every phrase in a unit, inner expressions first.
  func rewrite(_ unit: inout SourceUnit) {
    guard let table = entries[unit.file.side], !table.isEmpty else { return }
    for root in unit.roots {
      let nodes = unit.tree.postorder(root)
      // The callee of a call is no value of its own: `xs.count` is not read in `xs.count { }`.
      var callees: Set<NodeID> = []
      for node in nodes where unit.tree.kind(node) == .call { callees.insert(unit.tree.child(node, 0)) }
      for node in nodes where !callees.contains(node) { Phrasebook.rewrite(node, &unit.tree, table) }
    }
  }

  private static func rewrite(_ node: NodeID, _ tree: inout Tree, _ table: [PatternHead: [Entry]]) {
    // A call that an earlier run has read as a property is done.
    if tree.marks(node).contains(.called) { return }
    switch tree.kind(node) {
    case .call, .member, .binary, .prefix, .index, .assign, .cast, .range, .if, .variable, .for, .do, .try, .force: break
    default: return
    }
    for entry in table[PatternHead(node, tree)] ?? [] {
      guard let bindings = entry.pattern.match(node, in: tree) else { continue }
      if entry.pattern.text == entry.normal.text { return tree.markNear(node, entry.near) }
      // A normal form is final, also where it looks like a spelling of something else (`print(x)`).
      guard entry.normal.match(node, in: tree) == nil,
        let built = entry.normal.instantiate(bindings, at: tree.range(node), in: &tree)
      else { continue }
      tree.become(node, built, keepingRange: true)
      // What the parts carried that the pattern spells out, the whole carries now.
      tree.markNear(node, bindings.nears + entry.near)
      return
    }
  }
}
