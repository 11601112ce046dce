internal import CodeModel
internal import Normalization
internal import RuleBook
internal import SourceModel

/// The rows of a rule's table with their patterns compiled, indexed by what a pattern looks like at its head.
struct CompiledOperations: Sendable {
  struct Entry: Sendable {
    var row: Int
    var pattern: Pattern
    /// How much of the pattern stands for itself: the more particular one wins.
    var weight: Int
  }

  let table: OperationTable
  private var entries: PerSide<[PatternHead: [Entry]]> = PerSide()
  /// Patterns that begin with a variable, as `$T(rawValue: $s)` does.
  private var open: PerSide<[Entry]> = PerSide()
  private(set) var unless: PerSide<[Pattern]> = PerSide()
  /// The same for single rows, by their positions.
  private(set) var unlessByRow: PerSide<[Int: [Pattern]]> = PerSide()
  /// What `unless` compares, which a `when` may ask for: `$s.length` of `$s.length == $limit`.
  private(set) var unlessAsked: PerSide<[Pattern]> = PerSide()

  /// What the head of a pattern can be.
  static let kinds: NodeKinds = [
    .call, .member, .binary, .prefix, .index, .cast, .force, .range, .assign, .name, .typeTest,
  ]

  init(_ rule: Rule, _ compiler: inout PatternCompiler, problems: inout [Problem]) {
    table = rule.operations
    for side in Side.allCases {
      for (number, row) in table.rows.enumerated() {
        for spelling in row.patterns[side] {
          guard let pattern = Self.compile(spelling, side, rule, line: row.line, &compiler, &problems) else { continue }
          let entry = Entry(row: number, pattern: pattern, weight: pattern.constantCount)
          if pattern.hasOpenHead {
            open[side].append(entry)
          } else {
            entries[side][pattern.head, default: []].append(entry)
          }
        }
        for spelling in row.unless[side] {
          let pattern = Self.compile(spelling.text, side, rule, line: spelling.line, &compiler, &problems)
          if let pattern { unlessByRow[side][number, default: []].append(pattern) }
        }
      }
      for spelling in table.unless[side] {
        if let pattern = Self.compile(spelling.text, side, rule, line: spelling.line, &compiler, &problems) {
          unless[side].append(pattern)
          if pattern.tree.kind(pattern.root) == .binary, pattern.tree.label(pattern.root) == "==" {
            let asked = Pattern(
              tree: pattern.tree, root: pattern.tree.child(pattern.root, 0), isKotlin: side == .kotlin)
            unlessAsked[side].append(asked)
          }
        }
      }
    }
    for side in Side.allCases {
      for head in entries[side].keys { entries[side][head]?.sort { $0.weight > $1.weight } }
    }
  }

  func entries(_ side: Side, _ head: PatternHead) -> [Entry] {
    let entries = self.entries[side]
    let (own, open) = (entries[head] ?? [], open[side])
    let rest = head.withAnyArguments
    let any = rest == head ? [] : entries[rest] ?? []
    return any.isEmpty && open.isEmpty ? own : own + any + open
  }

  /// Whether a row may match in a member, as far as the heads of patterns tell.
  func mayOccur(in member: WrittenMember) -> Bool {
    !open[member.side].isEmpty || entries[member.side].keys.contains { member.heads.contains($0) }
  }

  /// Whether what is bound has the form that the rule asks for, which is read off the text.
  func isWellFormed(_ bindings: Bindings, in tree: Tree) -> Bool {
    table.given.allSatisfy { condition in
      guard let form = FormatText.Form(rawValue: condition.kind), let node = bindings.nodes[condition.variable] else {
        return true
      }
      return FormatText.holds(node, form, in: tree)
    }
  }

  private static func compile(
    _ spelling: String, _ side: Side, _ rule: Rule, line: Int, _ compiler: inout PatternCompiler,
    _ problems: inout [Problem]
  ) -> Pattern? {
    do throws(PatternFault) {
      return try compiler.pattern(PatternCompiler.Spelling(side: side, text: spelling))
    } catch {
      problems.append(
        Problem(
          .error, path: rule.path, position: SourcePosition(line: line, column: 1),
          message: "rule `\(rule.id)`: the \(side.languageName) pattern `\(spelling)` \(error.message)"))
      return nil
    }
  }
}
